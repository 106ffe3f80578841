import { z } from 'zod'
import { notBlank } from './login-input.ts'
import { newPassword } from './password.ts'

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

/** Such a link before a password is typed. */
export const passwordLink = passwordByLink.pick({ token: true }).meta({ id: 'PasswordLink' })
/** Whether it still counts. */
export const linkCheck = z.object({ isGood: z.boolean() }).meta({ id: 'LinkCheck' })
