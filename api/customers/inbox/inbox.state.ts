import type { EntityManager } from '@mikro-orm/sql'
import { sql } from 'kysely'
import { startOfDay } from '../../../shared/dealer/clock.ts'
import { INBOX_PATIENCE_MINUTES, type InboxStatus } from '../../../shared/mail/inbox.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import { MINUTE } from '../../../shared/time/time.ts'
import type { Tables } from '../../base/data/db/database.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { type MailboxPlace, nameOfMailbox } from '../../base/work/mailbox/mailbox-url.ts'
import { receivedFiles } from '../messages/attachment.queries.ts'
import { InboxEntity } from './inbox.entity.ts'
import { queueInboxDown } from './inbox-letter.ts'
import { setAsideOf } from './set-aside.ts'

/** What is known of the mailbox that is configured, which is read from today on if it is a new one. */
export async function stateOf(em: EntityManager, { key }: MailboxPlace): Promise<InboxEntity> {
  const found = await em.findOne(InboxEntity, key, { disableIdentityMap: true })
  if (found) return found
  const since = em.getPlatform().processDateProperty(startOfDay(berlinDay(new Date())))
  await sql`insert into inbox (key, since) values (${key}, ${since}) on conflict (key) do nothing`.execute(
    em.getKysely<Tables>(),
  )
  return em.findOneOrFail(InboxEntity, key, { disableIdentityMap: true })
}

/** How the mailbox does. */
export async function inboxStatusOf(
  em: EntityManager,
  place: MailboxPlace | null,
): Promise<InboxStatus> {
  const state = place && (await stateOf(em, place))
  return {
    configured: place !== null,
    mailbox: place && nameOfMailbox(place),
    since: state?.since.toISOString() ?? null,
    lastReadAt: state?.lastReadAt?.toISOString() ?? null,
    error: state?.error ?? null,
    failingSince: state?.failingSince?.toISOString() ?? null,
    taken: state?.taken ?? 0,
    ...(place ? await setAsideOf(em, place.key) : { passedOver: [], deferred: [] }),
    files: await receivedFiles(em),
  }
}

/** Notes that somebody wants it read, for the process that does. */
export async function noteAsked(em: EntityManager, place: MailboxPlace, at: Date): Promise<void> {
  const { key } = await stateOf(em, place)
  await em.nativeUpdate(InboxEntity, { key }, { askedAt: at })
}

/** Notes that it was read up to now. */
export async function noteRead(em: EntityManager, { key }: MailboxPlace): Promise<void> {
  const works = { error: null, failingSince: null, isTold: false }
  await em.nativeUpdate(InboxEntity, { key }, { lastReadAt: new Date(), ...works })
}

/** Notes why it cannot be read, and tells the administrators once if that has lasted. */
export async function noteFailure(
  em: EntityManager,
  place: MailboxPlace,
  error: string,
  mail: MailConfig | null,
): Promise<void> {
  const now = new Date()
  const state = await stateOf(em, place)
  const failingSince = state.failingSince ?? now
  const isToBeTold = now.getTime() - failingSince.getTime() >= INBOX_PATIENCE_MINUTES * MINUTE
  await em.transactional(async (em) => {
    await em.nativeUpdate(InboxEntity, { key: place.key }, { error, failingSince })
    if (!mail || !isToBeTold) return
    const untold = { key: place.key, isTold: false }
    if (await em.nativeUpdate(InboxEntity, untold, { isTold: true }))
      await queueInboxDown(em, mail, state)
  })
}
