import { z } from 'zod'
import { optionalText, requiredText } from '../writing/text.ts'

export const LONGEST_PASSWORD = 1000
export const TOO_LONG = 'Eingabe ist zu lang'

/** A password that was typed, whatever it is. */
export const notBlank = (message: string) =>
  z
    .string({ error: message })
    .max(LONGEST_PASSWORD, TOO_LONG)
    .refine((value) => value.trim() !== '', { error: message })

export const loginInput = z
  .object({
    username: requiredText('Benutzername', 200, 'Benutzername ist erforderlich'),
    password: notBlank('Passwort ist erforderlich'),
    code: optionalText('Code', 50).optional().meta({
      description: 'Der Code des zweiten Faktors oder ein Wiederherstellungscode',
    }),
  })
  .meta({ id: 'LoginInput' })
export type LoginInput = z.infer<typeof loginInput>
