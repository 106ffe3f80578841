import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { Answer } from '../answers/answer.ts'
import type { Compressed } from '../answers/compress.ts'
import { PageFiles } from './page-files.ts'
import { PageIndex } from './page-index.ts'
import { embeddedPolicy } from './page-policy.ts'
import type { LoggedChange } from './publication-log.ts'

const MEMORY_BYTES = 32 * 1024 * 1024

/**
 * Published pages: files with an index from tag to page, and the busiest ones in memory.
 * A page is served only while the index names it, and the index and the files change together.
 */
export class PageStore {
  readonly #index: PageIndex
  readonly #files: PageFiles
  readonly #headers: Record<string, string>
  readonly #memory = new LRUCache<string, Answer>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (page) => page.size,
  })

  /** @param headers what every answer carries */
  constructor(dataDir: string, build: string, headers: Record<string, string>) {
    this.#headers = headers
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

  /** A page that is held in memory, without looking anywhere else. */
  peek(path: string): Answer | undefined {
    return this.#memory.get(path)
  }

  get(path: string): Answer | null {
    const held = this.#memory.get(path)
    if (held) return held
    const content = this.#index.has(path) ? this.#files.read(path) : null
    if (!content) return null
    const page = this.#toAnswer(content, this.#index.tagsOf(path))
    this.#memory.set(path, page)
    return page
  }

  /**
   * Publishes a page, unless `isStale` says at the very moment of putting it in place that
   * a change has overtaken it. Memory is left to the pages that somebody asks for.
   * @returns the page, or null when it was overtaken
   */
  async put(
    path: string,
    html: string,
    tags: Set<string>,
    isStale: (position: number) => boolean,
  ): Promise<Answer | null> {
    const staged = await this.#files.stage(path, html)
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
    return this.#toAnswer(staged.content, tags)
  }

  #toAnswer(content: Compressed, tags: Iterable<string>): Answer {
    const names = [...tags]
    const headers = {
      ...this.#headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': embeddedPolicy(content.identity),
      'Cache-Tag': names.join(','),
    }
    return new Answer(content, headers, names)
  }

  /** Takes every page that changes have overtaken out of circulation; answers for each change which show it. */
  drop(changes: LoggedChange[]): string[][] {
    return this.#index.exclusively(() => {
      const position = changes.at(-1)?.id ?? 0
      if (this.#index.position >= position) {
        // Another process on this folder came first; which pages it dropped, memory cannot know.
        this.#memory.clear()
        return changes.map(() => [])
      }
      const overtaken = changes.map(({ tags }) => this.#index.pathsTagged(tags))
      for (const path of new Set(overtaken.flat())) {
        this.#memory.delete(path)
        this.#files.remove(path)
        this.#index.remove(path)
      }
      this.#index.position = position
      return overtaken
    })
  }

  async close(): Promise<void> {
    this.#index.close()
    await this.#files.close()
  }
}
