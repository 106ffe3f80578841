import { z } from 'zod'
import { flag } from '../forms/field.ts'
import { mailAddressOrEmpty, writtenAddress } from '../mail/mail-address.ts'
import { notBlank, TOO_LONG } from './login-input.ts'

/** An account's address in lower case. An empty one is none. */
export const emailAddress = mailAddressOrEmpty
  .overwrite((address) => address.toLowerCase())
  .transform((address) => address || null)

/** Where the link for a forgotten password goes. */
export const ownAddress = z
  .object({
    email: emailAddress.nullable(),
    password: notBlank('Zur Bestätigung ist Ihr Passwort erforderlich'),
  })
  .meta({ id: 'OwnAddress' })
export type OwnAddress = z.input<typeof ownAddress>

/** Which mails somebody wants beside those with links. */
export const ownMails = z
  .object({
    inquiries: flag().meta({
      description: 'Von den Anfragen, für die man zuständig ist, und vor ihren Rückrufen',
    }),
  })
  .meta({ id: 'OwnMails' })
export type OwnMails = z.infer<typeof ownMails>

/** Asks for a link by which a forgotten password is replaced. */
export const forgotInput = z
  .object({
    email: z
      .string({ error: 'E-Mail-Adresse ist erforderlich' })
      .trim()
      .min(1, 'E-Mail-Adresse ist erforderlich')
      .max(254, TOO_LONG)
      .overwrite(writtenAddress),
  })
  .meta({ id: 'ForgotInput' })
export type ForgotInput = z.infer<typeof forgotInput>
