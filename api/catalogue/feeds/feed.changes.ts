import { type EntityManager, LockMode } from '@mikro-orm/sql'
import { suspiciousLoss } from '../../../shared/feeds/guard.ts'
import { feeds } from '../../../shared/feeds/index.ts'
import type { FeedKey } from '../../../shared/product/field-rules.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import type { Outbox } from '../../base/work/mail/outbox.ts'
import { FeedEntity } from '../listings/feed.entity.ts'
import { currentContent, fetchedContent } from './feed-content.ts'
import { queueFeedHold } from './feed-mails.ts'
import { fetchedMachines, lossVersion, noteFetched, surveyListings } from './listings.ts'

const CHANGED =
  'Inzwischen fehlen andere Maschinen als angezeigt. Bitte prüfen Sie den neuen Stand und geben Sie ihn dann frei.'

interface Parts {
  config: { mail: MailConfig | null; siteUrl: string }
  outbox: Outbox | null
}

/**
 * Notes that a portal fetches a feed. It gets the stock as it is now, unless that has lost so much that the
 * feed is held: then it gets once more what it has, and the dealer gets a mail.
 */
export async function recordFetch(
  em: EntityManager,
  { config, outbox }: Parts,
  key: FeedKey,
): Promise<void> {
  const { siteUrl, mail } = config
  const { loss, isChanged } = await judge(em, siteUrl, key)
  await em.transactional(async (em) => {
    const feed = await locked(em, key)
    feed.lastFetchedAt = new Date()
    // Asked again with the rows that are noted: machines may have gone since.
    const isHeld = loss || (isChanged && !(await noteFetched(em, siteUrl, feeds[key])))
    if (!isHeld) feed.heldAt = null
    else if (!feed.heldAt) {
      feed.heldAt = feed.lastFetchedAt
      if (mail) await queueFeedHold(em, mail, key)
    }
  })
  outbox?.wake()
}

/** The file as a fetch would answer it now. */
export async function contentNow(
  em: EntityManager,
  siteUrl: string,
  key: FeedKey,
): Promise<Buffer<ArrayBuffer>> {
  const db = em.getKysely<Tables>()
  const { loss } = await judge(em, siteUrl, key)
  return loss ? fetchedContent(db, feeds[key]) : currentContent(db, siteUrl, feeds[key])
}

/**
 * Agrees that a portal loses what it has. Does nothing if the feed is not held.
 * @param seen the version of the loss that somebody saw; by default the one that there is now
 * @throws {ApiError} 409 if it is another one by now
 */
export async function confirmLoss(
  em: EntityManager,
  siteUrl: string,
  key: FeedKey,
  seen?: string,
): Promise<void> {
  const { loss } = await judge(em, siteUrl, key)
  if (!loss) return
  const agreed = seen ?? lossVersion(loss)
  await em.transactional(async (em) => {
    const feed = await locked(em, key)
    feed.heldAt = null
    if (!(await noteFetched(em, siteUrl, feeds[key], agreed))) throw new ApiError(409, CHANGED)
  })
}

/** Which machines a portal would lose, if too many, and whether it would get anything new. */
async function judge(em: EntityManager, siteUrl: string, key: FeedKey) {
  const db = em.getKysely<Tables>()
  const { current, isChanged } = await surveyListings(db, siteUrl, feeds[key])
  const fetched = await fetchedMachines(db, key)
  return {
    loss: suspiciousLoss(fetched.keys(), current),
    isChanged: isChanged || fetched.size !== current.size,
  }
}

/** A simultaneous fetch waits for this one. */
const locked = (em: EntityManager, key: FeedKey) =>
  em.findOneOrFail(FeedEntity, key, { lockMode: LockMode.PESSIMISTIC_WRITE })
