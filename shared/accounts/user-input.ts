import { z } from 'zod'
import { optionalLine, requiredLine } from '../writing/text.ts'
import { emailAddress } from './email-address.ts'
import { roles } from './permissions.ts'

const username = requiredLine('Benutzername', 200, 'Benutzername ist erforderlich').overwrite(
  (text) => text.normalize('NFC'),
)
const name = optionalLine('Name', 200)
  .nullable()
  .transform((value) => value || null)
const role = z.enum(roles, { error: 'Ungültige Rolle' })

export const userInput = z
  .object({
    username,
    name: name.optional(),
    /** Who has none gets the link on paper. */
    email: emailAddress.nullable().default(null),
    role,
  })
  .meta({ id: 'UserInput' })
export type UserInput = z.infer<typeof userInput>

export const userPatch = z
  .object({
    username,
    name,
    email: emailAddress.nullable(),
    role,
    active: z.boolean({ error: 'Aktiv muss wahr oder falsch sein' }),
    hasSecondFactor: z
      .boolean({ error: 'Zweiter Faktor muss wahr oder falsch sein' })
      .meta({ description: 'false setzt ihn zurück; einrichten kann ihn nur der Benutzer selbst' }),
  })
  .partial()
  .meta({ id: 'UserPatch' })
export type UserPatch = z.infer<typeof userPatch>
