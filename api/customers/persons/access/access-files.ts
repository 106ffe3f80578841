import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { helper } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/sql'
import { z } from 'zod'
import type { MessageFiles } from '../../inquiries/message-files.ts'
import type { PersonalTable } from '../../personal/personal-data.ts'

/** A file of an access, opened only when its turn comes. */
export interface AccessFile {
  /** Its place in the access. */
  path: string
  open(): Promise<Readable>
}

/** Files of one name. They are read only when a second one comes. */
interface Alike {
  first: AccessFile
  /** By their hash. */
  places: Map<string, string>
}

export const GONE = 'Die Datei ist nicht mehr vorhanden'

const named = z.record(z.string(), z.unknown())

/** Finds the files of rows, which are too heavy to be in memory together. */
export class AccessFiles {
  readonly found: AccessFile[] = []
  readonly #named = new Map<string, Alike>()
  readonly #em: EntityManager
  readonly #messageFiles: MessageFiles

  constructor(em: EntityManager, messageFiles: MessageFiles) {
    this.#em = em
    this.#messageFiles = messageFiles
  }

  /** Puts the file of a row beside the document, and answers where; null for none, a sentence for one that is gone. */
  async keep(
    { entity, about }: PersonalTable,
    row: object,
    column: string,
    kind: 'base64' | 'stored',
  ): Promise<string | null> {
    const name = about.fileNameOf?.(row)
    if (!name) return null
    if (kind === 'base64') return this.#placeOf(name, () => this.#openColumn(entity, row, column))
    const file = z.string().parse(named.parse({ ...row })[column])
    if (!(await this.#messageFiles.has(file))) return GONE
    return this.#placeOf(name, () => this.#openStored(file))
  }

  /** The same file is there once: an offer goes out with a mail, and again with the mail that confirms it. */
  async #placeOf(name: string, open: AccessFile['open']): Promise<string> {
    const plain = name.replaceAll(/[/\\]/g, '-')
    const file = { path: `dateien/${this.found.length + 1}-${plain}`, open }
    const alike = this.#named.get(plain)
    if (alike) {
      const { first, places } = alike
      if (places.size === 0) places.set(await hashOf(first), first.path)
      const hash = await hashOf(file)
      const known = places.get(hash)
      if (known !== undefined) return known
      places.set(hash, file.path)
    } else this.#named.set(plain, { first: file, places: new Map() })
    this.found.push(file)
    return file.path
  }

  async #openStored(file: string): Promise<Readable> {
    const opened = await this.#messageFiles.open(file)
    return opened?.content ?? Readable.from([GONE])
  }

  async #openColumn(entity: PersonalTable['entity'], row: object, column: string) {
    const key = helper(row).getPrimaryKey()
    const [found] = await this.#em.fork().find(entity, key, { populate: [column] })
    const value = found && named.parse({ ...found })[column]
    return Readable.from([Buffer.from(typeof value === 'string' ? value : GONE, 'base64')])
  }
}

async function hashOf({ open }: AccessFile): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(await open(), hash)
  return hash.digest('hex')
}
