import addressparser from 'nodemailer/lib/addressparser'
import { z } from 'zod'
import { mailAddress as oneAddress } from '../../../../shared/mail-address.ts'

export interface MailAddress {
  name: string
  address: string
}

const addresses = z.array(z.object({ name: z.string(), address: oneAddress })).min(1)

const parse = (text: string): MailAddress[] | null =>
  addresses.safeParse(addressparser(text, { flatten: true })).data ?? null

/** `info@firma.de, Verkauf <verkauf@firma.de>` as its addresses. */
export const mailAddresses = z.string().transform((text, context): MailAddress[] => {
  const found = parse(text)
  if (found) return found
  context.addIssue({
    code: 'custom',
    message: 'muss eine E-Mail-Adresse sein oder mehrere, mit Komma getrennt',
  })
  return z.NEVER
})

/** `Firma <info@firma.de>` or `info@firma.de`. */
export const mailAddress = z.string().transform((text, context): MailAddress => {
  const found = parse(text)
  if (found?.length === 1 && found[0]) return found[0]
  context.addIssue({
    code: 'custom',
    message: 'muss eine E-Mail-Adresse sein, z. B. Muster GmbH <info@muster.de>',
  })
  return z.NEVER
})
