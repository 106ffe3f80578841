import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { compress } from './compress.ts'
import { type Page, toPage } from './page.ts'
import { PageFiles } from './page-files.ts'
import { PageIndex } from './page-index.ts'

const MEMORY_BYTES = 64 * 1024 * 1024

/**
 * Published pages: files with an index from tag to page, and the busiest ones in memory.
 * A page is served only while the index names it, and the index and the files change together.
 */
export class PageStore {
  readonly #index: PageIndex
  readonly #files: PageFiles
  readonly #memory = new LRUCache<string, Page>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (page) => page.bytes,
  })

  constructor(dataDir: string, build: string) {
    const folder = join(dataDir, 'published')
    this.#index = new PageIndex(folder)
    this.#files = new PageFiles(folder)
    if (this.#index.build !== build) {
      this.#index.exclusively(() => {
        this.#index.clear()
        this.#files.clear()
        this.#index.build = build
      })
    }
  }

  /** The last change that the pages have followed. */
  get position(): number {
    return this.#index.position
  }

  count(): number {
    return this.#index.count()
  }

  has(path: string): boolean {
    return this.#index.has(path)
  }

  get(path: string): Page | null {
    const held = this.#memory.get(path)
    if (held) return held
    const content = this.#index.has(path) ? this.#files.read(path) : null
    if (!content) return null
    const page = toPage(content)
    this.#memory.set(path, page)
    return page
  }

  /**
   * Publishes a page, unless `isStale` says at the very moment of putting it in place that
   * a change has overtaken it.
   * @returns the page, or null when it was overtaken
   */
  async put(
    path: string,
    html: string,
    tags: Set<string>,
    isStale: (position: number) => boolean,
  ): Promise<Page | null> {
    const content = await compress(html)
    const staged = await this.#files.stage(path, content)
    const isPlaced = this.#index.exclusively(() => {
      if (isStale(this.#index.position)) return false
      this.#index.add(path, tags)
      staged.place()
      return true
    })
    if (!isPlaced) {
      staged.discard()
      return null
    }
    const page = toPage(content)
    this.#memory.set(path, page)
    return page
  }

  /** Takes every page that shows one of the tags out of circulation; answers which they were. */
  drop(tags: string[], position: number): string[] {
    return this.#index.exclusively(() => {
      const paths = this.#index.pathsTagged(tags)
      for (const path of paths) {
        this.#memory.delete(path)
        this.#files.remove(path)
        this.#index.remove(path)
      }
      if (position > this.#index.position) this.#index.position = position
      return paths
    })
  }

  close(): void {
    this.#index.close()
    this.#files.close()
  }
}
