import type { HousekeepingStatus } from '../../../shared/operation/housekeeping.ts'
import { DAY } from '../../../shared/time/time.ts'
import type { Database } from '../../base/data/db/database.ts'
import { forgetOldKeys } from '../../base/requests/idempotency/once.ts'
import { LastRunEntity } from '../../base/work/tasks/last-run.entity.ts'
import type { ImageStore } from '../../catalogue/images/image-store.ts'
import { forgetImageUses, noteImageUses } from '../../catalogue/images/images-in-use.ts'
import { type ImageSurvey, surveyImages } from '../../catalogue/images/unused-images.ts'
import { forgetOldImports } from '../../catalogue/stock/import/stock-imports.ts'
import { countExpiredTrash, deleteExpiredTrash } from '../../catalogue/trash/trash.changes.ts'
import { deleteExpiredAlerts } from '../../customers/alerts/alert.changes.ts'
import { destroyExpired } from '../../customers/archive/archive.changes.ts'
import { forgetPassedOver } from '../../customers/inbox/set-aside.ts'
import { countExpiredInquiries, deleteExpiredInquiries } from '../../customers/inquiries/expiry.ts'
import type { MessageFiles } from '../../customers/inquiries/message-files.ts'
import { forgetSpentFormTokens } from '../../customers/intake/spam-signs.ts'
import { keptByOffers } from '../../customers/offers/kept-offers.ts'
import { withdrawPages } from '../../customers/offers/withdrawn-pages.ts'
import { forgetExpiredLinks } from '../../dealer/accounts/account-links.ts'
import type { Sessions } from '../../dealer/accounts/sessions.ts'
import { dropOldBuilds } from '../../delivery/builds/stored-build.ts'
import { forgetOldCounts } from '../statistics/write-counts.ts'
import { heldBackWarning, whyHeldBack } from './held-back.ts'
import { cleanUpDrawnFiles, type MachineFiles } from './outdated-drawings.ts'

const NAME = 'housekeeping'

interface Parts {
  database: Database
  images: ImageStore
  messageFiles: MessageFiles
  sessions: Sessions
  /** What was drawn of machines: pictures for link previews, data sheets. */
  drawnFiles: MachineFiles[]
}

/** Deletes what nobody needs any more. Asks first if the clock may be wrong. */
export class Housekeeping {
  readonly #parts: Parts
  #said: string | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** What would be deleted, and whether the administrator has to be asked. */
  async status(now = new Date()): Promise<HousekeepingStatus> {
    return this.#statusOf(now, await this.#survey(now))
  }

  /** Deletes unless the administrator has to be asked. @returns what was found before */
  async run(now = new Date()): Promise<HousekeepingStatus> {
    const images = await this.#survey(now)
    const status = await this.#statusOf(now, images)
    this.#say(status)
    if (status.doubt !== 'clock') await this.#trustClock(now, images)
    if (!status.doubt) await this.#delete(now, images)
    return status
  }

  /** Deletes what the administrator was told would be deleted at that time. */
  async confirm(at: Date): Promise<void> {
    const images = await this.#survey(at)
    await this.#trustClock(at, images)
    await this.#delete(at, images)
  }

  #survey(now: Date): Promise<ImageSurvey> {
    return surveyImages(this.#parts.images, this.#parts.database, now)
  }

  async #statusOf(now: Date, { unused, total }: ImageSurvey): Promise<HousekeepingStatus> {
    const em = this.#parts.database.orm.em.fork()
    const lastRun = (await em.findOne(LastRunEntity, { name: NAME }))?.at ?? null
    const amounts = {
      ...(await countExpiredInquiries(em, now, await keptByOffers(em, now))),
      images: { deletable: unused.length, total },
      trash: await countExpiredTrash(em, now),
    }
    return {
      doubt: whyHeldBack(now, lastRun, amounts),
      at: now.toISOString(),
      lastRun: lastRun?.toISOString() ?? null,
      ...amounts,
    }
  }

  async #trustClock(now: Date, { toKeep }: ImageSurvey): Promise<void> {
    const em = this.#parts.database.orm.em.fork()
    await em.upsert(LastRunEntity, { name: NAME, at: now })
    await noteImageUses(em, toKeep, now)
  }

  async #delete(now: Date, { unused, gone }: ImageSurvey): Promise<void> {
    const { database, images, messageFiles, sessions, drawnFiles } = this.#parts
    const em = database.orm.em.fork()
    await deleteExpiredInquiries(em, now, {
      kept: await keptByOffers(em, now),
      ending: withdrawPages,
    })
    await destroyExpired(em, now)
    await deleteExpiredAlerts(em, now)
    await deleteExpiredTrash(em, now)
    await forgetSpentFormTokens(em, now)
    await forgetExpiredLinks(em, now)
    await forgetOldCounts(em, now)
    await forgetOldKeys(em, now)
    await forgetPassedOver(em, now)
    await sessions.deleteExpiredSessions()
    // Files come last: what is promised about persons does not wait for a storage that fails.
    await messageFiles.removeForgotten(now, DAY)
    for (const filename of unused) await images.remove(filename)
    await forgetImageUses(em, gone)
    for (const files of drawnFiles) await cleanUpDrawnFiles(files, database.db)
    await images.storage.tidy(now)
    await dropOldBuilds(images.storage, now)
    await forgetOldImports(em, images.storage, now)
  }

  #say(status: HousekeepingStatus): void {
    const text = heldBackWarning(status)
    if (text && text !== this.#said) console.warn(text)
    this.#said = text
  }
}
