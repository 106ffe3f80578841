import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { PageFiles } from '../../delivery/publish/page-files.ts'
import type { Site } from '../../delivery/publish/site.ts'
import { type SiteProcess, startSite } from '../../delivery/publish/testing/start-site.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import type { Change } from './change.ts'
import { Dealer } from './dealer.ts'

/** Who makes a change: the process that visitors ask, or another one while that runs or before it starts. */
export const authors = ['itself', 'another process', 'another before its start'] as const
type Author = (typeof authors)[number]

/** Fewer than the lists that may wait for their turn. */
const AT_A_TIME = 8
/** Where flushing a file costs nothing, because a new process writes every page. */
const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
const PRICES = [3000, 4000, 5000, 6000, 7000, 8000]

/** A process that goes on running while its data changes, beside those that have just been started. */
export class Comparison {
  readonly #base: TestApp
  readonly #site: Site
  readonly #addresses: string[]
  #kept: SiteProcess

  private constructor(base: TestApp, site: Site, addresses: string[], kept: SiteProcess) {
    this.#base = base
    this.#site = site
    this.#addresses = addresses
    this.#kept = kept
  }

  /** @param addresses what visitors ask for */
  static async start(site: Site, addresses: string[]): Promise<Comparison> {
    const base = await createTestApp()
    for (const [index, price] of PRICES.entries())
      await base.addProduct({ price, categoryId: index < 4 ? 1 : 2 })
    const comparison = new Comparison(base, site, addresses, await startSite(base, site))
    await comparison.#compare('at first')
    return comparison
  }

  /** @returns whether the change was made */
  async follow({ what, make }: Change, by: Author): Promise<boolean> {
    if (by === 'another before its start') await this.#kept.publisher.close()
    const { app } = by === 'itself' ? this.#kept : this.#base
    const { status, ok } = await make(new Dealer(this.#base, app))
    expect(status, what).toBeLessThan(500)
    if (by === 'another before its start') this.#kept = await startSite(this.#base, this.#site)
    await this.#compare(`when ${by} ${what}`)
    return ok
  }

  /** Compares every answer, and every page as a web server in front would deliver it by itself. */
  async #compare(when: string): Promise<void> {
    const kept = await this.#answersOf(this.#kept)
    const files = new PageFiles(join(this.#base.config.dataDir, 'published'))
    const fresh = await this.#freshAnswers()
    for (const path of this.#addresses) {
      const expected = fresh.get(path)
      expect(kept.get(path), `${path}, ${when}`).toEqual(expected)
      const file = path.includes('?') ? null : files.read(path)
      if (file)
        expect(file.identity.toString(), `the file of ${path}, ${when}`).toBe(expected?.body)
    }
  }

  async #freshAnswers() {
    const folder = await mkdtemp(join(MEMORY, 'gabelstapler-fresh-'))
    const fresh = await startSite(this.#base, this.#site, folder)
    try {
      return await this.#answersOf(fresh)
    } finally {
      await fresh.publisher.close()
      await rm(folder, { recursive: true })
    }
  }

  async #answersOf({ app }: SiteProcess) {
    const answers = new Map<string, { status: number; headers: object; body: string }>()
    const waiting = [...this.#addresses]
    const ask = async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        const response = await app.request(path)
        const headers = Object.fromEntries(response.headers)
        answers.set(path, { status: response.status, headers, body: await response.text() })
      }
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, ask))
    return answers
  }

  async close(): Promise<void> {
    await this.#kept.publisher.close()
    await this.#base.close()
  }
}
