import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { Role } from '../../../shared/accounts/permissions.ts'
import type { InquiryView } from '../../../shared/inquiries/inquiry-views.ts'
import { impersonal } from '../../base/data/personal/personal-data.ts'

export const UserEntity = defineEntity({
  name: 'User',
  tableName: 'app_user',
  properties: {
    id: p.integer().primary(),
    username: p.string().length(200).unique(),
    /** Signs what the user sends; without one the username does. */
    name: p.string().length(200).nullable(),
    /** In lower case. Without one, an administrator passes links on. */
    email: p.string().length(254).unique().nullable(),
    role: p.string().length(16).$type<Role>().default('administrator'),
    /** An account that is switched off stays, but nobody can log in with it. */
    active: p.boolean().default(true),
    /** Empty until the invitation is followed, and after a reset until the link for a new one is. */
    passwordHash: p.string().length(255),
    /** Whether the password is the public demo password. A start on a public address replaces it. */
    demo: p.boolean().default(false),
    /** The key of the second factor. The server computes codes with it, so it cannot be a hash. */
    totpSecret: p.string().length(64).nullable(),
    /** False while the key has been shown but no code of it has been entered. */
    totpActive: p.boolean().default(false),
    /** The time step of the last code that was used. A code works once. */
    totpLastStep: p.integer().nullable(),
    /** Whoever has it reads the account's calendar. Calendar programs keep it for years, so it is shown again. */
    calendarSecret: p.string().length(64).unique().nullable(),
    /** When the user has last looked at what was sorted out as spam. */
    spamSeenAt: p.datetime().nullable(),
    /** The views of the list of inquiries that the user has saved. */
    inquiryViews: p.json<InquiryView[]>().columnType('json').nullable(),
    /** The inquiry that the user had open when last heard of, which may be deleted since. */
    openInquiry: p.integer().nullable(),
    seenThereAt: p.datetime().nullable(),
    isWriting: p.boolean().default(false),
    /** Whether a mail tells of the inquiries that the user is responsible for. */
    inquiryMails: p.boolean().default(true),
    /** Who has invited the user last, by the name of then. */
    invitedBy: p.string().length(200).nullable(),
  },
})
export type UserEntity = InferEntity<typeof UserEntity>

/** The name with which an account signs. */
export const signingName = ({ name, username }: { name?: string | null; username: string }) =>
  name || username

export const userTable = impersonal(UserEntity, {
  id: 'work',
  username: 'staff',
  name: 'staff',
  email: 'staff',
  role: 'staff',
  active: 'staff',
  passwordHash: 'secret',
  demo: 'work',
  totpSecret: 'secret',
  totpActive: 'staff',
  totpLastStep: 'work',
  calendarSecret: 'secret',
  spamSeenAt: 'staff',
  inquiryViews: 'staff',
  openInquiry: 'work',
  seenThereAt: 'staff',
  isWriting: 'work',
  inquiryMails: 'staff',
  invitedBy: 'staff',
})
