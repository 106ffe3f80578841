import { z } from 'zod'
import { LONGEST_PASSWORD, notBlank, TOO_LONG } from './login-input.ts'

const SHORTEST_PASSWORD = 10

/**
 * A password that somebody chooses: long rather than complicated (NIST SP 800-63B). The server also refuses
 * those that are guessed first.
 */
const newPassword = z
  .string({ error: 'Neues Passwort ist erforderlich' })
  // Counted as it is compared.
  .overwrite((password) => password.normalize('NFKC'))
  .min(
    SHORTEST_PASSWORD,
    `Das neue Passwort muss mindestens ${SHORTEST_PASSWORD} Zeichen lang sein`,
  )
  .max(LONGEST_PASSWORD, TOO_LONG)
  .refine((value) => value.trim() !== '', {
    error: 'Das neue Passwort darf nicht nur aus Leerzeichen bestehen',
  })

export const PASSWORD_HINT = `Mindestens ${SHORTEST_PASSWORD} Zeichen. Am besten mehrere Wörter, die nur Sie so aneinanderreihen.`

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
