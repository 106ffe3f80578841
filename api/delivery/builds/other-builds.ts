import { buffer } from 'node:stream/consumers'
import type { MiddlewareHandler } from 'hono'
import type { Storage } from '../../base/files/storage/storage.ts'
import type { Answer } from '../../base/requests/answers/answer.ts'
import { sharedRuns } from '../../base/turns.ts'
import { type Assets, HASHED, toAssets } from '../static/assets.ts'
import { unpack } from './pack.ts'
import { BUILDS, nameOf } from './stored-build.ts'

/** How many are in memory at most, those that were in use last. One takes a few megabytes. */
const MOST = 8

/** The files of the builds that other processes run, or ran until a day ago. */
export class OtherBuilds {
  readonly #storage: Storage
  readonly #own: Assets
  #builds: ReadonlyMap<string, Assets> = new Map()

  constructor(storage: Storage, own: Assets) {
    this.#storage = storage
    this.#own = own
  }

  /** @throws {StorageOutage} while nobody can know whether there is such a file */
  async find(path: string): Promise<Answer | null> {
    const known = this.#known(path)
    if (known) return known
    await this.#look()
    return this.#known(path)
  }

  #known(path: string): Answer | null {
    for (const assets of this.#builds.values()) {
      const asset = assets.get(path)
      if (asset) return asset
    }
    return null
  }

  /** Looks once more after each call: a build is stored before its first page goes out. */
  readonly #look = sharedRuns(() => this.#load())

  async #load(): Promise<void> {
    const stored = await this.#storage.list(BUILDS)
    const newestFirst = stored.sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime())
    const builds = new Map<string, Assets>()
    for (const { path } of newestFirst.slice(0, MOST)) {
      const assets = this.#builds.get(path) ?? (await this.#read(path))
      if (assets) builds.set(path, assets)
    }
    this.#builds = builds
  }

  /** Null for one that was dropped a moment ago, or is damaged; nothing of one that another version has packed. */
  async #read(name: string): Promise<Assets | null> {
    const file = await this.#storage.open(`${BUILDS}/${name}`)
    const content = file && (await buffer(file.content))
    if (!content || nameOf(content) !== name) return null
    try {
      // Most builds share most of their files.
      return toAssets(new Map([...unpack(content)].filter(([path]) => !this.#own.has(path))))
    } catch (error) {
      console.error(
        `${BUILDS}/${name} stammt von einer anderen Version und wird übergangen:`,
        error,
      )
      return new Map()
    }
  }
}

/** Answers with a file of this build, or of another one that visitors still have pages of. */
export const buildAssets = (own: Assets, others: OtherBuilds): MiddlewareHandler =>
  async function buildAssets(c, next) {
    const { path } = c.req
    const asset = own.get(path) ?? (path.startsWith(HASHED) ? await others.find(path) : null)
    return asset?.respond(c.req) ?? next()
  }
