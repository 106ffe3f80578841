import { z } from 'zod'
import { LONGEST_PASSWORD, newPassword, TOO_LONG } from './password.ts'
import { roles } from './permissions.ts'
import { optionalText, requiredText } from './text.ts'

export const TOKEN_KEY = 'gabelstapler.token'

const notBlank = (message: string) =>
  z
    .string({ error: message })
    .max(LONGEST_PASSWORD, TOO_LONG)
    .refine((value) => value.trim() !== '', { error: message })

export const loginInput = z
  .object({
    username: requiredText('Benutzername', 200, 'Benutzername ist erforderlich'),
    password: notBlank('Passwort ist erforderlich'),
    code: optionalText('Code', 50).optional().meta({
      description: 'Der Code des zweiten Faktors oder ein Wiederherstellungscode',
    }),
  })
  .meta({ id: 'LoginInput' })
export type LoginInput = z.infer<typeof loginInput>

/** `data` of a refusal: what is missing to go on. */
export const needs = z.object({ needs: z.enum(['code', 'secondFactor']) })
export type Needs = z.infer<typeof needs>

export const passwordChange = z
  .object({ currentPassword: notBlank('Aktuelles Passwort ist erforderlich'), newPassword })
  .meta({ id: 'PasswordChange' })
export type PasswordChange = z.infer<typeof passwordChange>

/** Asks for a link by which a forgotten password is replaced. */
export const forgotInput = z
  .object({
    email: z
      .string({ error: 'E-Mail-Adresse ist erforderlich' })
      .trim()
      .min(1, 'E-Mail-Adresse ist erforderlich')
      .max(254, TOO_LONG),
  })
  .meta({ id: 'ForgotInput' })
export type ForgotInput = z.infer<typeof forgotInput>

/** What the link of an invitation or of a forgotten password is for. */
export const passwordByLink = z
  .object({
    token: z.string({ error: 'Der Link ist unvollständig' }).max(200, 'Der Link ist unvollständig'),
    password: newPassword,
  })
  .meta({ id: 'PasswordByLink' })
export type PasswordByLink = z.infer<typeof passwordByLink>

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
