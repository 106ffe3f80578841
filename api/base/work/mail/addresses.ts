import addressparser from 'nodemailer/lib/addressparser'
import { z } from 'zod'
import { mailAddress as oneAddress } from '../../../../shared/mail/mail-address.ts'
import { parsedText } from '../../parsed-text.ts'

export interface MailAddress {
  name: string
  address: string
}

const addresses = z.array(z.object({ name: z.string(), address: oneAddress })).min(1)

const parse = (text: string): MailAddress[] | null =>
  addresses.safeParse(addressparser(text, { flatten: true })).data ?? null

/** `info@firma.de, Verkauf <verkauf@firma.de>` as its addresses. */
export const mailAddresses = parsedText(
  parse,
  'muss eine E-Mail-Adresse sein oder mehrere, mit Komma getrennt',
)

/** `Firma <info@firma.de>` or `info@firma.de`. */
export const mailAddress = parsedText((text): MailAddress | null => {
  const [only = null, ...others] = parse(text) ?? []
  return others.length > 0 ? null : only
}, 'muss eine E-Mail-Adresse sein, z. B. Muster GmbH <info@muster.de>')
