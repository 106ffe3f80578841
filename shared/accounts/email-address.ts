import { z } from 'zod'

const LONGEST = 254
const address = z.email()

/** An account's address in lower case. An empty one is none. */
export const emailAddress = z
  .string({ error: 'E-Mail-Adresse muss ein Text sein' })
  .trim()
  .toLowerCase()
  .max(LONGEST, 'E-Mail-Adresse ist zu lang')
  .refine((text) => text === '' || address.safeParse(text).success, {
    error: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  })
  .transform((text) => (text === '' ? null : text))
