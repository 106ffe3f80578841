import { mkdir, mkdtempDisposable, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backup } from '../../shared/backup.ts'
import { notFound } from '../errors.ts'
import { isPlainFileName } from '../images/image-store.ts'
import { namesIn } from '../images/names-in.ts'
import { readComment } from './archive-reader.ts'
import { summary } from './manifest.ts'

const DAY = 24 * 60 * 60 * 1000
const OWNER_ALONE = 0o700
const NIGHTLY = '-nachts'
/** The prefixes of what is unfinished. */
const PART = '.part-'
const INCOMING = '.incoming-'

export type Origin = 'nightly' | 'manual' | 'uploaded'

/** The folder in which finished backups are kept, one file each. */
export class Shelf {
  readonly folder: string

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'backups')
  }

  /** Makes the folder, and removes what ended in the middle. Only for the one who has the lock. */
  async tidy(now: Date): Promise<void> {
    for (const name of await namesIn(this.folder)) {
      const path = join(this.folder, name)
      const isOld = async () => now.getTime() - (await stat(path)).mtimeMs > DAY
      if (name.startsWith(PART) || (name.startsWith(INCOMING) && (await isOld())))
        await rm(path, { recursive: true, force: true })
    }
  }

  async open(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: OWNER_ALONE })
  }

  /** A name for a file that is being written. */
  part(now: Date): string {
    return join(this.folder, `${PART}${now.getTime()}`)
  }

  /** A folder for a file that is being received. Disposing of it deletes it. */
  async incoming() {
    await this.open()
    return mkdtempDisposable(join(this.folder, INCOMING))
  }

  /** Takes a finished file in. */
  async add(file: string, origin: Origin, now: Date): Promise<Backup> {
    const moment = now.toISOString().replace(/:|\.\d+/g, (text) => (text === ':' ? '-' : ''))
    const name = NAMES[origin](moment)
    await rename(file, join(this.folder, name))
    return this.get(name)
  }

  /** Newest first. */
  async list(): Promise<Backup[]> {
    const names = (await namesIn(this.folder)).filter(isBackupName)
    const backups = await Promise.all(names.map((name) => this.get(name).catch(() => null)))
    return backups
      .filter((backup) => backup !== null)
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  }

  /** @throws {ApiError} 404 */
  async get(name: string): Promise<Backup> {
    const path = this.path(name)
    const file = await stat(path).catch(() => null)
    if (!file?.isFile()) throw unknown()
    const said = await summaryOf(path)
    return {
      name,
      size: file.size,
      isNightly: name.endsWith(`${NIGHTLY}.zip`),
      createdAt: said?.createdAt ?? file.mtime.toISOString(),
      counts: said?.counts ?? {},
    }
  }

  /** @throws {ApiError} 404 for a name that no backup can have */
  path(name: string): string {
    if (!isBackupName(name)) throw unknown()
    return join(this.folder, name)
  }

  async remove(name: string): Promise<void> {
    await rm(this.path(name), { force: true })
  }
}

const NAMES: Record<Origin, (moment: string) => string> = {
  nightly: (moment) => `sicherung-${moment}${NIGHTLY}.zip`,
  manual: (moment) => `sicherung-${moment}.zip`,
  uploaded: (moment) => `hochgeladen-${moment}.zip`,
}

const unknown = () => notFound('Diese Sicherung gibt es nicht.')

const isBackupName = (name: string) => isPlainFileName(name) && name.endsWith('.zip')

/** Null for a file that was damaged or put there by hand. */
async function summaryOf(path: string) {
  try {
    return summary.parse(JSON.parse(await readComment(path)))
  } catch {
    return null
  }
}
