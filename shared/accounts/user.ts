import { z } from 'zod'
import { roles } from './permissions.ts'

export const user = z
  .object({
    id: z.number().int(),
    username: z.string(),
    name: z.string().nullable().meta({
      description: 'Unterschreibt, was der Benutzer sendet; ohne ihn der Benutzername',
    }),
    email: z.string().nullable(),
    role: z.enum(roles),
    active: z.boolean().meta({ description: 'Ob die Anmeldung erlaubt ist' }),
    isInvited: z.boolean().meta({ description: 'Hat noch kein Passwort gesetzt' }),
    hasSecondFactor: z.boolean(),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof user>

/** What waits for a user, and who can take it over when the user goes. */
export const userInquiries = z
  .object({
    open: z
      .number()
      .int()
      .meta({ description: 'Offene Anfragen, für die der Benutzer zuständig ist' }),
    successors: z.array(z.object({ id: z.number().int(), name: z.string() })),
  })
  .meta({ id: 'UserInquiries' })
export type UserInquiries = z.infer<typeof userInquiries>

/** A link by which a password is set, answered once. */
export const accountLink = z
  .object({
    link: z.string(),
    linkExpiresAt: z.iso.datetime(),
    isMailed: z.boolean().meta({ description: 'Ob er auch per E-Mail unterwegs ist' }),
  })
  .meta({ id: 'AccountLink' })
export type AccountLink = z.infer<typeof accountLink>

export const invitedUser = user.extend(accountLink.shape).meta({ id: 'InvitedUser' })
export type InvitedUser = z.infer<typeof invitedUser>
