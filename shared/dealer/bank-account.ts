import { z } from 'zod'
import { fieldMeta } from '../forms/field.ts'

const plain = (text: string) => text.replaceAll(/[\s.-]/g, '').toUpperCase()

/** Whether its check digits are right (ISO 7064): so no figure of it is wrong or in another's place. */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text)) return false
  const digits = (text.slice(4) + text.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  )
  return BigInt(digits) % 97n === 1n
}

/** Where customers pay to, as offers say it; empty: they do not. */
export const bankAccount = z
  .object({
    iban: z
      .string({ error: 'IBAN muss ein Text sein' })
      .overwrite(plain)
      .refine((text) => text === '' || isIban(text), {
        error: 'IBAN stimmt nicht. Bitte prüfen Sie jede Ziffer',
      })
      .register(fieldMeta, {
        title: 'IBAN',
        help: 'Steht im Angebot; ohne Angabe nennt es kein Konto',
      }),
    bic: z
      .string({ error: 'BIC muss ein Text sein' })
      .overwrite(plain)
      .regex(/^(?:[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?)?$/, 'BIC hat 8 oder 11 Zeichen')
      .register(fieldMeta, { title: 'BIC' }),
  })
  .refine(({ iban, bic }) => iban !== '' || bic === '', {
    path: ['bic'],
    error: 'Ein BIC ohne IBAN sagt niemandem, wohin er zahlt',
  })
export type BankAccount = z.infer<typeof bankAccount>

/** `DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX`; empty without an account. */
export const accountText = ({ iban, bic }: BankAccount): string =>
  [iban.replaceAll(/.{4}(?=.)/g, '$& '), bic && `BIC ${bic}`].filter(Boolean).join(', ')
