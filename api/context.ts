import type { HttpBindings } from '@hono/node-server'
import type { EntityManager } from '@mikro-orm/sql'
import type { CurrentUser } from '../shared/auth.ts'
import type { AnswerCache } from './answers/answer-cache.ts'
import type { Sessions } from './auth/sessions.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Housekeeping } from './housekeeping/housekeeping.ts'
import type { ImageStore } from './images/image-store.ts'
import type { Outbox } from './mail/outbox.ts'
import type { Publisher } from './publish/publisher.ts'
import type { ShareImages } from './share-images/share-images.ts'

/** What the application is built from; tests build the same one around another database. */
export interface Dependencies {
  config: Config
  database: Database
  sessions: Sessions
  images: ImageStore
  /** The machines' pictures for link previews. */
  shareImages: ShareImages
  /** Visitors' reads, kept until their data changes. */
  answers: AnswerCache
  publisher: Publisher
  housekeeping: Housekeeping
  /** Null without a mail server: then enquiries are stored only. */
  outbox: Outbox | null
}

export interface Env {
  Bindings: Partial<HttpBindings> & {
    /** Where a caller in this process learns which data an answer shows; see `publish/tags.ts`. */
    tags?: Set<string>
  }
  Variables: {
    /** One EntityManager a request, forked when it is first needed. */
    em: EntityManager
    /** The logged-in administrator, or null for a visitor. */
    user: CurrentUser | null
    token: string | null
  }
}
