import { type Database, openDatabase } from './base/data/db/database.ts'
import { hasDatabaseFile } from './base/data/db/database-place.ts'
import { withStartLock } from './base/data/db/start-lock.ts'
import { Freshness } from './base/data/freshness/freshness.ts'
import { openStorage } from './base/files/storage/open-storage.ts'
import { securityHeaders } from './base/requests/http/security-headers.ts'
import { throttles as countingIn } from './base/requests/throttle/throttle.ts'
import type { LetterKinds } from './base/work/mail/letters.ts'
import { connectMailServer } from './base/work/mail/mail-server.ts'
import { openOutbox } from './base/work/mail/outbox.ts'
import { DataSheets } from './catalogue/data-sheets/data-sheets.ts'
import { ensureFeeds } from './catalogue/feeds/feed.addresses.ts'
import { feedLetters } from './catalogue/feeds/feed-mails.ts'
import { ImageStore } from './catalogue/images/image-store.ts'
import { missingPictures } from './catalogue/images/missing-pictures.ts'
import { recogniseStock } from './catalogue/products/product.derived.ts'
import { PictureFetcher } from './catalogue/stock/import/pictures/picture-fetcher.ts'
import type { Config } from './config.ts'
import { alertLetters } from './customers/alerts/alert-mails.ts'
import { callReminderLetter } from './customers/callbacks/call-reminder.ts'
import { openInbox } from './customers/inbox/inbox.ts'
import { inboxLetters } from './customers/inbox/inbox-letter.ts'
import { completeEarlierInquiries } from './customers/inquiries/earlier-inquiries.ts'
import { personSecret } from './customers/inquiries/identifiers.ts'
import { inquiryLetters } from './customers/inquiries/inquiry-mails.ts'
import { MessageFiles } from './customers/inquiries/message-files.ts'
import { moveFiles } from './customers/inquiries/move-files.ts'
import { replyLetters } from './customers/messages/reply-letter.ts'
import { offerNewsLetter } from './customers/offers/offer-messages.ts'
import { OfferPapers } from './customers/offers/paper/offer-papers.ts'
import { dailySummaryLetter } from './customers/today/daily-summary.ts'
import { accountLetters } from './dealer/accounts/account-mails.ts'
import { ensureAdministrator } from './dealer/accounts/administrator.ts'
import { createSessions } from './dealer/accounts/sessions.ts'
import { isCopy, recogniseHouse } from './dealer/settings/house.ts'
import { currentMailConfig } from './dealer/settings/mail-sender.ts'
import { hasEnglish } from './dealer/settings/settings.queries.ts'
import { Edge } from './delivery/edge/edge.ts'
import { edgeHeaders } from './delivery/edge/edge-headers.ts'
import { ShareImages } from './delivery/share-images/share-images.ts'
import { AnswerCache } from './delivery/visitor-cache/answer-cache.ts'
import type { Dependencies } from './dependencies.ts'
import { schema } from './entities.ts'
import { Backups } from './operation/backup/backups.ts'
import { Housekeeping } from './operation/housekeeping/housekeeping.ts'
import { beginFirstStart, endFirstStart } from './operation/process/first-start.ts'
import { explainStart } from './operation/process/start-failure.ts'
import { isUnused, seed } from './operation/seed/seed.ts'
import { VisitorCounts } from './operation/statistics/visitor-counts.ts'
import { survivors } from './survivors.ts'

type Services = Omit<Dependencies, 'publisher'>

/** Every kind of mail, from the feature that writes it. */
export const lettersWith = (messageFiles: MessageFiles): LetterKinds => ({
  ...inquiryLetters,
  ...accountLetters,
  ...feedLetters,
  ...alertLetters,
  ...inboxLetters,
  ...replyLetters(messageFiles),
  offerNews: offerNewsLetter,
  callReminder: callReminderLetter,
  dailySummary: dailySummaryLetter,
})

/**
 * Opens everything that the API needs. Fills a new database and makes sure that there is an administrator.
 * @throws {ConfigurationError} if something that the configuration names cannot be used
 */
export async function openServices(config: Config): Promise<Services> {
  try {
    return await withStartLock(config.dataDir, () => open(config))
  } catch (error) {
    throw explainStart(error, config)
  }
}

async function open(config: Config): Promise<Services> {
  const storage = await openStorage(config)
  // Before the database is opened: SQLite would create a missing file and delete the logs beside it.
  if (!hasDatabaseFile(config)) await beginFirstStart(config, storage)
  const database = await openDatabase(config, schema)
  const images = new ImageStore(config.dataDir, storage)
  try {
    await database.withProcessLock(() => fill(database, images, config))
  } catch (error) {
    // SQLite leaves logs beside an open file. They would be applied to a backup put in its place.
    await database.close()
    throw error
  }
  const missing = await missingPictures(database, storage, config)
  if (missing) console.warn(missing)
  if (!config.mail)
    console.log(
      'SMTP_URL ist nicht gesetzt: Anfragen werden gespeichert, aber nicht per E-Mail gemeldet.',
    )
  return createServices(config, database, images)
}

/** What the API is made of, around a database and pictures that are open already. Starts nothing. */
export function createServices(config: Config, database: Database, images: ImageStore): Services {
  const sessions = createSessions(database.orm)
  const shareImages = new ShareImages(config.dataDir, images)
  const dataSheets = new DataSheets(config, database.db, images)
  const freshness = new Freshness(database)
  const messageFiles = new MessageFiles(config.dataDir, images.storage, database)
  const letters = lettersWith(messageFiles)
  const outbox = openOutbox({
    ...config,
    connect: connectMailServer,
    orm: database.orm,
    letters,
    currentMailConfig,
    isAtRest: isCopy,
  })
  const throttles = countingIn(database)
  return {
    config,
    database,
    freshness,
    headers: securityHeaders(config),
    edgeHeaders: edgeHeaders(config),
    answers: new AnswerCache(freshness),
    edge: config.purge && new Edge({ database, freshness, target: config.purge }),
    images,
    pictureFetcher: new PictureFetcher(),
    shareImages,
    dataSheets,
    offerPapers: new OfferPapers(images),
    messageFiles,
    sessions,
    hasEnglish: () => hasEnglish(database.db),
    throttles,
    housekeeping: new Housekeeping({
      database,
      images,
      messageFiles,
      sessions,
      drawnFiles: [shareImages, dataSheets],
    }),
    visitorCounts: new VisitorCounts(config, database, freshness),
    backups: new Backups({ config, database, images, messageFiles, survivors }),
    outbox,
    inbox: openInbox({ config, database, letters, messageFiles, outbox, throttles }),
  }
}

async function fill(database: Database, images: ImageStore, config: Config): Promise<void> {
  if (await isUnused(database.orm)) await beginFirstStart(config, images.storage)
  await moveFiles(database, new MessageFiles(config.dataDir, images.storage, database))
  await seed(database, images, config.seed)
  // Each inquiry that is read names its customer by it, and who only reads must not have to write.
  await personSecret(database.orm.em.fork())
  await recogniseStock(database.orm)
  await completeEarlierInquiries(database.orm)
  await ensureFeeds(database.orm)
  const copy = await recogniseHouse(database.orm, config.siteUrl)
  if (copy) console.warn(copy)
  const newPassword = await ensureAdministrator(database.orm, config)
  if (newPassword)
    console.log(
      `Neues Passwort für „${config.admin.username}“, nur dieses eine Mal gezeigt: ${newPassword}`,
    )
  await endFirstStart(config)
}
