import { Readable } from 'node:stream'
import { helper } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/sql'
import { z } from 'zod'
import type { MessageFiles } from '../../inquiries/message-files.ts'
import type { PersonalTable } from '../registry.ts'

/** A file of an access, opened only when its turn comes. */
export interface AccessFile {
  /** Its place in the access. */
  path: string
  open(): Promise<Readable>
}

export const GONE = 'Die Datei ist nicht mehr vorhanden'

const named = z.record(z.string(), z.unknown())

/** Finds the files of rows, which are too heavy to be in memory together. */
export class AccessFiles {
  readonly found: AccessFile[] = []
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
    const path = `dateien/${this.found.length + 1}-${name.replaceAll(/[/\\]/g, '-')}`
    if (kind === 'stored') {
      const file = z.string().parse(named.parse({ ...row })[column])
      if (!(await this.#messageFiles.has(file))) return GONE
      this.found.push({ path, open: () => this.#openStored(file) })
    } else this.found.push({ path, open: () => this.#openColumn(entity, row, column) })
    return path
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
