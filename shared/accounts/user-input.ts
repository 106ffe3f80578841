import { z } from 'zod'
import { optionalText, requiredText } from '../text.ts'
import { roles } from './permissions.ts'

const email = z
  .string({ error: 'E-Mail-Adresse ist erforderlich' })
  .trim()
  .toLowerCase()
  .max(254, 'E-Mail-Adresse ist zu lang')
  .pipe(z.email({ error: 'Bitte geben Sie eine gültige E-Mail-Adresse ein' }))

const username = requiredText('Benutzername', 200, 'Benutzername ist erforderlich')
const name = optionalText('Name', 200)
  .nullable()
  .transform((value) => value || null)
const role = z.enum(roles, { error: 'Ungültige Rolle' })

export const userInput = z
  .object({ username, name: name.optional(), email, role })
  .meta({ id: 'UserInput' })
export type UserInput = z.infer<typeof userInput>

export const userPatch = z
  .object({
    username,
    name,
    /** The first administrator may have none. */
    email: z.union([z.literal('').transform(() => null), email]).nullable(),
    role,
    active: z.boolean({ error: 'Aktiv muss wahr oder falsch sein' }),
    hasSecondFactor: z
      .boolean({ error: 'Zweiter Faktor muss wahr oder falsch sein' })
      .meta({ description: 'false setzt ihn zurück; einrichten kann ihn nur der Benutzer selbst' }),
  })
  .partial()
  .meta({ id: 'UserPatch' })
export type UserPatch = z.infer<typeof userPatch>
