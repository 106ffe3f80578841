import { join } from 'node:path'
import type { Db } from '../../base/data/db/database.ts'
import { portionsOf } from '../../base/data/db/rows.ts'
import {
  EVERYTHING,
  isSamePosition,
  type LoggedChange,
  type LogNews,
  readLog,
} from '../../base/data/freshness/change-log.ts'
import type { Compressed } from '../../base/requests/answers/compress.ts'
import { pause } from '../../base/turns.ts'
import { fingerprintOf, PageFiles, type StagedPage } from './page-files.ts'
import { IndexOpener, type PageEntry, type PageIndex } from './page-index.ts'

/** After this many pages, which are read as a whole, the check lets other requests be answered. */
const CHECKED_AT_ONCE = 10

/** What following the log has dropped. */
export interface DroppedPages {
  /** Whether the store begins anew: then all pages are missing, and not because of a change. */
  isAnew: boolean
  /** The changes that were followed, each with the pages that showed it. */
  changes: (LoggedChange & { paths: string[] })[]
}

const NOTHING_DROPPED: DroppedPages = { isAnew: false, changes: [] }

/**
 * Published pages on the disk: files, and an index that names them, their tags, and the last change
 * that they have followed. Moving that position and dropping pages are one transaction. A damaged store is
 * made again. Every method throws if the disk does not allow its work.
 */
export class PageStore {
  readonly #edition: string
  readonly #files: PageFiles
  readonly #index: IndexOpener
  #isOurs = false
  #isSetAside = false
  #isReplaced = false

  /** @param edition differs for every build and address of the site */
  constructor(dataDir: string, edition: string) {
    const folder = join(dataDir, 'published')
    this.#edition = edition
    this.#files = new PageFiles(folder)
    this.#index = new IndexOpener(folder, () => this.#files.clear())
  }

  /** Whether the pages of another build have replaced ours. Then this process neither writes nor shows them. */
  get isReplaced(): boolean {
    return this.#isReplaced
  }

  #noticeReplacement(index: PageIndex): boolean {
    // A store that was made again after damage has no edition yet: any build may take it.
    this.#isReplaced ||= this.#isOurs && index.edition !== '' && index.edition !== this.#edition
    return this.#isReplaced
  }

  count(): number {
    return this.#index.use((index) => index.count())
  }

  has(path: string): boolean {
    return this.#index.use((index) => index.find(path) !== undefined)
  }

  /** A page as it was put in place. A damaged one is dropped. */
  read(path: string): { content: Compressed; tags: string[] } | null {
    return this.#index.use((index) => {
      const entry = this.#noticeReplacement(index) ? undefined : index.find(path)
      if (!entry) return null
      const inPlace = this.#files.read(path)
      const content = isWhole(inPlace, entry)
        ? inPlace
        : index.inTransaction(() => this.#checkPage(index, path))
      return content && { content, tags: index.tagsOf(path) }
    })
  }

  /** Takes a page back that was set aside, and drops one whose files are not what was put in place. */
  #checkPage(index: PageIndex, path: string): Compressed | null {
    const entry = index.find(path)
    const inPlace = this.#files.read(path)
    if (isWhole(inPlace, entry)) return inPlace
    const aside = this.#files.readAside(path)
    if (isWhole(aside, entry)) {
      this.#files.takeBack(path)
      return aside
    }
    this.#remove(index, path)
    return null
  }

  /** Finishes a page for `put`. */
  stage(html: string): Promise<StagedPage> {
    return this.#files.stage(html)
  }

  /**
   * Publishes a page, unless `isOvertaken` says that the pages have already followed a change that this
   * one does not show. It is asked in the same transaction.
   */
  put(
    path: string,
    page: StagedPage,
    tags: Set<string>,
    isOvertaken: (position: number) => boolean,
  ): boolean {
    let isPlaced = false
    try {
      return this.#index.use((index) =>
        index.inTransaction(() => {
          if (this.#noticeReplacement(index) || isOvertaken(index.position?.id ?? 0)) return false
          index.add({ path, fingerprint: page.fingerprint }, tags)
          isPlaced = true
          page.place(path)
          return true
        }),
      )
    } catch (error) {
      // A page that the index does not know would never be dropped.
      if (isPlaced) this.#files.remove(path)
      throw error
    }
  }

  /** Drops every page that a new change has made stale. */
  async follow(db: Db): Promise<DroppedPages> {
    this.#index.use(() => this.setAside())
    for (;;) {
      const from = this.#index.use((index) => this.#positionIn(index))
      const news = await readLog(db, from)
      this.#isOurs ||= from !== null
      if (news.touched.length === 0) return NOTHING_DROPPED
      const dropped = this.#index.use((index) =>
        index.inTransaction(() => {
          if (this.#noticeReplacement(index)) return NOTHING_DROPPED
          return isSamePosition(this.#positionIn(index), from) ? this.#drop(index, news) : null
        }),
      )
      if (dropped) return dropped
      // Another process followed the log first: try again from its position.
    }
  }

  /** Null for the pages of another edition, which this process is about to replace. */
  #positionIn(index: PageIndex) {
    return this.#isOurs || index.edition === this.#edition ? index.position : null
  }

  #drop(index: PageIndex, { changes, position, touched }: LogNews): DroppedPages {
    const isAnew = touched === EVERYTHING
    if (isAnew) {
      index.clear()
      this.#files.clear()
      index.edition = this.#edition
    }
    const shown = changes.map((change) => ({ ...change, paths: index.pathsTagged(change.tags) }))
    for (const path of new Set(shown.flatMap(({ paths }) => paths))) this.#remove(index, path)
    index.position = position
    this.#isOurs = true
    return { isAnew, changes: shown }
  }

  #remove(index: PageIndex, path: string): void {
    this.#files.remove(path)
    index.remove(path)
  }

  /** Removes the stale files, or all, where following has failed: a web server would deliver them. */
  async removeStaleFiles(db: Db): Promise<void> {
    const { touched } = await readLog(
      db,
      this.#look((index) => this.#positionIn(index)),
    )
    const stale = touched === EVERYTHING ? null : this.#look((index) => index.pathsTagged(touched))
    if (stale) for (const path of stale) this.#files.remove(path)
    else this.#files.clear()
  }

  #look<Found>(find: (index: PageIndex) => Found): Found | null {
    try {
      return this.#index.use(find)
    } catch {
      return null
    }
  }

  /**
   * Sets aside what an earlier process has left, once. A page comes back when somebody asks for it or `checkFiles` has come to it;
   * until then this process answers, which compares what it sends with the index.
   */
  setAside(): void {
    if (this.#isSetAside) return
    this.#files.setAside()
    this.#isSetAside = true
  }

  /**
   * Compares every page with the index, so that those that are whole are in place, and deletes files that belong to none.
   * @throws once the signal says to stop
   */
  async checkFiles(signal: AbortSignal): Promise<void> {
    await this.#files.removeAbandoned()
    const named = this.#index.use((index) => {
      this.#files.makeFolder()
      return index.paths()
    })
    await this.#inPortions(named, signal, (index, path) => this.#checkPage(index, path))
    await this.#inPortions(this.#files.paths(), signal, (index, path) => {
      if (!index.find(path)) this.#files.remove(path)
    })
    this.#files.removeAside()
  }

  async #inPortions(
    paths: Iterable<string>,
    signal: AbortSignal,
    check: (index: PageIndex, path: string) => void,
  ): Promise<void> {
    for (const some of portionsOf(paths, CHECKED_AT_ONCE)) {
      signal.throwIfAborted()
      this.#index.use((index) =>
        index.inTransaction(() => {
          for (const path of some) check(index, path)
        }),
      )
      await pause()
    }
  }

  close(): void {
    this.#index.close()
    this.#files.close()
  }
}

function isWhole(content: Compressed | null, entry: PageEntry | undefined): content is Compressed {
  return content !== null && fingerprintOf(content) === entry?.fingerprint
}
