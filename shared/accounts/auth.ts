import { z } from 'zod'
import { roles } from './permissions.ts'

export const TOKEN_KEY = 'gabelstapler.token'

/** `data` of a refusal: what is missing to go on. */
export const needs = z.object({ needs: z.enum(['code', 'secondFactor']) })
export type Needs = z.infer<typeof needs>

/** Whether the environment sets a password. At the next start it replaces any password set here. */
export const passwordStatus = z.object({ isSetAtStart: z.boolean() })
export type PasswordStatus = z.infer<typeof passwordStatus>

/** Who logs in. `role` is the role's German name. */
export const loggedInUser = z.object({ username: z.string(), role: z.string() })

export const currentUser = loggedInUser
  .extend({
    id: z.number().int(),
    roleKey: z.enum(roles),
    email: z.string().nullable(),
    name: z.string().nullable().default(null).meta({
      description: 'Der Name, mit dem der Benutzer Briefe unterschreibt',
    }),
    inquiryMails: z.boolean().meta({
      description: 'Ob eine E-Mail von den Anfragen erzählt, für die der Benutzer zuständig ist',
    }),
    hasSecondFactor: z.boolean(),
    mustSetUpSecondFactor: z.boolean().meta({
      description: 'Ohne zweiten Faktor bleibt alles andere verschlossen',
    }),
  })
  .meta({ id: 'CurrentUser' })
export type CurrentUser = z.infer<typeof currentUser>

/** The demo login, which the login page shows as long as that password is in use. */
export const loginHint = z.object({ username: z.string(), password: z.string() }).nullable()
export type LoginHint = z.infer<typeof loginHint>

/** One place where the user is logged in. */
export const session = z
  .object({
    id: z.string(),
    device: z.string().meta({ description: 'Zum Beispiel „Firefox unter Windows“' }),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().meta({ description: 'Auf einige Minuten genau' }),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof session>
