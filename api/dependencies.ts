import type { Database } from './base/data/db/database.ts'
import type { Freshness } from './base/data/freshness/freshness.ts'
import type { Throttles } from './base/requests/throttle/throttle.ts'
import type { Outbox } from './base/work/mail/outbox.ts'
import type { DataSheets } from './catalogue/data-sheets/data-sheets.ts'
import type { ImageStore } from './catalogue/images/image-store.ts'
import type { PictureFetcher } from './catalogue/stock/import/pictures/picture-fetcher.ts'
import type { Config } from './config.ts'
import type { Inbox } from './customers/inbox/inbox.ts'
import type { MessageFiles } from './customers/inquiries/message-files.ts'
import type { OfferPapers } from './customers/offers/paper/offer-papers.ts'
import type { Sessions } from './dealer/accounts/sessions.ts'
import type { Edge } from './delivery/edge/edge.ts'
import type { EdgeHeaders } from './delivery/edge/edge-headers.ts'
import type { SitePublisher } from './delivery/publish/publisher.ts'
import type { ShareImages } from './delivery/share-images/share-images.ts'
import type { AnswerCache } from './delivery/visitor-cache/answer-cache.ts'
import type { Backups } from './operation/backup/backups.ts'
import type { Housekeeping } from './operation/housekeeping/housekeeping.ts'
import type { VisitorCounts } from './operation/statistics/visitor-counts.ts'

/** What the application is built from. Tests build the same application around another database. */
export interface Dependencies {
  config: Config
  database: Database
  freshness: Freshness
  /** What every answer carries. */
  headers: Record<string, string>
  /** What answers carry besides that caches in front of the site may keep. */
  edgeHeaders: EdgeHeaders
  /** Visitors' answers in memory, until their data changes. */
  answers: AnswerCache
  sessions: Sessions
  /** Whether there are pages in English, as the dealer has decided. */
  hasEnglish: () => Promise<boolean>
  /** Counts what nobody may do too often. */
  throttles: Throttles
  images: ImageStore
  /** Fetches pictures of other servers for an import. */
  pictureFetcher: PictureFetcher
  /** The machines' pictures for link previews. */
  shareImages: ShareImages
  /** The machines' data sheets and windscreen signs. */
  dataSheets: DataSheets
  /** Draws the papers of offers. */
  offerPapers: OfferPapers
  /** The files that came and went with messages. */
  messageFiles: MessageFiles
  /** Null without published pages: in development, where every visit renders, and for the API alone. */
  publisher: SitePublisher | null
  /** Null without a cache in front of the site that is to be purged. */
  edge: Edge | null
  housekeeping: Housekeeping
  /** What visitors look at and look for, counted for the statistics. */
  visitorCounts: VisitorCounts
  backups: Backups
  /** Null without a mail server: then inquiries are stored only. */
  outbox: Outbox | null
  /** Null without a mailbox that is to be read. */
  inbox: Inbox | null
}
