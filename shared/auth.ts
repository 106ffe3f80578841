import { z } from 'zod'
import { requiredText } from './text.ts'

export const TOKEN_KEY = 'gabelstapler.token'
export const ADMINISTRATOR = 'Administrator'

export const SHORTEST_PASSWORD = 10
const LONGEST_PASSWORD = 1000

const notBlank = (message: string) =>
  z
    .string({ error: message })
    .max(LONGEST_PASSWORD, 'Eingabe ist zu lang')
    .refine((value) => value.trim() !== '', { error: message })

export const loginInput = z
  .object({
    username: requiredText('Benutzername', 200, 'Benutzername ist erforderlich'),
    password: notBlank('Passwort ist erforderlich'),
  })
  .meta({ id: 'LoginInput' })
export type LoginInput = z.infer<typeof loginInput>

export const passwordChange = z
  .object({
    currentPassword: notBlank('Aktuelles Passwort ist erforderlich'),
    newPassword: z
      .string({ error: 'Neues Passwort ist erforderlich' })
      .min(
        SHORTEST_PASSWORD,
        `Das neue Passwort muss mindestens ${SHORTEST_PASSWORD} Zeichen lang sein`,
      )
      .max(LONGEST_PASSWORD, 'Eingabe ist zu lang')
      .refine((value) => value.trim() !== '', {
        error: 'Das neue Passwort darf nicht nur aus Leerzeichen bestehen',
      }),
  })
  .meta({ id: 'PasswordChange' })
export type PasswordChange = z.infer<typeof passwordChange>

/** Whether the environment sets a password. At the next start it replaces any password set here. */
export const passwordStatus = z.object({ isSetAtStart: z.boolean() })
export type PasswordStatus = z.infer<typeof passwordStatus>

export const currentUser = z
  .object({ username: z.string(), role: z.literal(ADMINISTRATOR) })
  .meta({ id: 'CurrentUser' })
export type CurrentUser = z.infer<typeof currentUser>

/** The demo login, which the login page shows as long as that password is in use. */
export const loginHint = z.object({ username: z.string(), password: z.string() }).nullable()
export type LoginHint = z.infer<typeof loginHint>
