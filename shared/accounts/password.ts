import { z } from 'zod'
import { LONGEST_PASSWORD, TOO_LONG } from './login-input.ts'

const SHORTEST_PASSWORD = 10

/**
 * A password that somebody chooses: long rather than complicated (NIST SP 800-63B). The server also refuses
 * those that are guessed first.
 */
export const newPassword = z
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
