import { z } from 'zod'
import { optionalText, requiredText } from '../text.ts'
import { LONGEST_PASSWORD, newPassword, TOO_LONG } from './password.ts'

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

export const passwordChange = z
  .object({ currentPassword: notBlank('Aktuelles Passwort ist erforderlich'), newPassword })
  .meta({ id: 'PasswordChange' })
export type PasswordChange = z.infer<typeof passwordChange>

/** What the link of an invitation or of a forgotten password is for. */
export const passwordByLink = z
  .object({
    token: z.string({ error: 'Der Link ist unvollständig' }).max(200, 'Der Link ist unvollständig'),
    password: newPassword,
  })
  .meta({ id: 'PasswordByLink' })
export type PasswordByLink = z.infer<typeof passwordByLink>
