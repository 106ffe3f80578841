import type { Sessions } from './auth/sessions.ts'
import type { Backups } from './backup/backups.ts'
import type { Config } from './config.ts'
import type { DataSheets } from './data-sheets/data-sheets.ts'
import type { Database } from './database.ts'
import type { Edge } from './edge/edge.ts'
import type { Freshness } from './freshness/freshness.ts'
import type { Housekeeping } from './housekeeping/housekeeping.ts'
import type { ImageStore } from './images/image-store.ts'
import type { Outbox } from './mail/outbox.ts'
import type { SitePublisher } from './publish/publisher.ts'
import type { ShareImages } from './share-images/share-images.ts'
import type { PictureFetcher } from './stock/import/pictures/picture-fetcher.ts'
import type { AnswerCache } from './visitor-cache/answer-cache.ts'

/** What the application is built from. Tests build the same application around another database. */
export interface Dependencies {
  config: Config
  database: Database
  freshness: Freshness
  /** Visitors' answers in memory, until their data changes. */
  answers: AnswerCache
  sessions: Sessions
  images: ImageStore
  /** Fetches pictures of other servers for an import. */
  pictureFetcher: PictureFetcher
  /** The machines' pictures for link previews. */
  shareImages: ShareImages
  /** The machines' data sheets and windscreen signs. */
  dataSheets: DataSheets
  /** Null without published pages: in development, where every visit renders, and for the API alone. */
  publisher: SitePublisher | null
  /** Null without a cache in front of the site that is to be purged. */
  edge: Edge | null
  housekeeping: Housekeeping
  backups: Backups
  /** Null without a mail server: then inquiries are stored only. */
  outbox: Outbox | null
}
