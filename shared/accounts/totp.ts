import { z } from 'zod'
import { optionalText } from '../writing/text.ts'
import { LONGEST_PASSWORD, TOO_LONG } from './login-input.ts'

/** The key of a second factor that is being set up. */
export const totpSetup = z
  .object({
    secret: z.string().meta({ description: 'Der Schlüssel zum Abtippen' }),
    uri: z.string().meta({ description: 'otpauth://…, für den QR-Code' }),
  })
  .meta({ id: 'TotpSetup' })
export type TotpSetup = z.infer<typeof totpSetup>

/** A code without what apps and people write between its digits. */
export const digitsOf = (code: string) => code.replace(/\D/g, '')

export const totpConfirmation = z
  .object({
    code: z
      .string({ error: 'Code ist erforderlich' })
      .max(50, 'Der Code besteht aus sechs Ziffern')
      .overwrite(digitsOf)
      .regex(/^\d{6}$/, 'Der Code besteht aus sechs Ziffern'),
  })
  .meta({ id: 'TotpConfirmation' })
export type TotpConfirmation = z.infer<typeof totpConfirmation>

/** What shows that the owner turns the second factor off, and not somebody at an unlocked screen. */
export const totpRemoval = z
  .object({
    password: z
      .string({ error: 'Passwort muss ein Text sein' })
      .max(LONGEST_PASSWORD, TOO_LONG)
      .optional()
      .meta({ description: 'Das aktuelle Passwort; ohne es zählt der Code' }),
    code: optionalText('Code', 50).optional().meta({
      description: 'Der Code des zweiten Faktors oder ein Wiederherstellungscode',
    }),
  })
  .refine(({ password, code }) => password || code, {
    path: ['password'],
    error: 'Bitte geben Sie Ihr aktuelles Passwort oder einen Code ein',
  })
  .meta({ id: 'TotpRemoval' })
export type TotpRemoval = z.infer<typeof totpRemoval>

export const recoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes' })
export type RecoveryCodes = z.infer<typeof recoveryCodes>
