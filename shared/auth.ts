import { z } from 'zod'

export const TOKEN_KEY = 'gabelstapler.token'
export const ADMINISTRATOR = 'Administrator'

const notBlank = (message: string) =>
  z
    .string({ error: message })
    .max(1000, 'Eingabe ist zu lang')
    .refine((value) => value.trim() !== '', { error: message })

export const loginInput = z.object({
  username: notBlank('Benutzername ist erforderlich').transform((value) => value.trim()),
  password: notBlank('Passwort ist erforderlich'),
})
export type LoginInput = z.infer<typeof loginInput>

export const currentUser = z.object({ username: z.string(), role: z.literal(ADMINISTRATOR) })
export type CurrentUser = z.infer<typeof currentUser>

/** What the login page may say while the demo password is the real one. */
export const loginHint = z.object({ username: z.string(), password: z.string() }).nullable()
export type LoginHint = z.infer<typeof loginHint>
