import { z } from 'zod'
import { parameter } from '../calls/query.ts'
import { idInput, optionalLine, requiredLine } from '../writing/text.ts'
import { emailAddress } from './own-address.ts'
import { roles } from './permissions.ts'

const username = requiredLine('Benutzername', 200, 'Benutzername ist erforderlich').overwrite(
  (text) => text.normalize('NFC'),
)
const name = optionalLine('Name', 200)
  .nullable()
  .transform((value) => value || null)
const role = z.enum(roles, { error: 'Ungültige Rolle' })

const NO_SUCCESSOR = 'Nachfolger muss ein Benutzer sein'
const accountId = idInput(NO_SUCCESSOR)

/** Of the removal of a user. */
export const removalQuery = z.object({
  inquiriesTo: parameter(z.coerce.number(NO_SUCCESSOR).pipe(accountId)).meta({
    description: 'Wer die Anfragen des Benutzers bekommt; ohne Angabe alle',
  }),
})

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
    inquiriesTo: accountId.nullable().meta({
      description:
        'Wer die Anfragen bekommt, wenn der Benutzer keine mehr bearbeiten kann; null: alle',
    }),
    hasSecondFactor: z
      .boolean({ error: 'Zweiter Faktor muss wahr oder falsch sein' })
      .meta({ description: 'false setzt ihn zurück; einrichten kann ihn nur der Benutzer selbst' }),
  })
  .partial()
  .meta({ id: 'UserPatch' })
export type UserPatch = z.infer<typeof userPatch>
