import type { EntityManager } from '@mikro-orm/sql'
import type { AccountLink } from '../../../shared/accounts/user.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { createLink, endLinks } from './account-links.ts'
import { dropAccountMails, queueAccountMail } from './account-mails.ts'
import type { UserEntity } from './user.entity.ts'

const SWITCHED_OFF = 'Dieser Zugang ist abgeschaltet. Schalten Sie ihn zuerst ein.'

/**
 * Issues the link by which a user sets their password, for the administrator to pass on, and ends all earlier ones. With
 * a mail server the user gets one by mail as well.
 * @param by who issues it, whom the invitation names; null for a command of the server
 * @throws {ApiError} 409 for an account that is switched off
 */
export async function issueLink(
  em: EntityManager,
  { mail, siteUrl }: { mail: MailConfig | null; siteUrl: string },
  user: UserEntity,
  by: { name: string } | null,
): Promise<AccountLink> {
  if (!user.active) throw new ApiError(409, SWITCHED_OFF)
  // Whoever holds an earlier link may be somebody else.
  await endLinks(em, user.id)
  await dropAccountMails(em, user)
  const kind = user.passwordHash ? 'passwordLink' : 'invitation'
  if (kind === 'invitation') user.invitedBy = by?.name ?? null
  const { link, expiresAt } = await createLink(em, kind, user.id, siteUrl)
  const isMailed = mail !== null && queueAccountMail(em, mail, user, kind)
  return { link, linkExpiresAt: expiresAt.toISOString(), isMailed }
}
