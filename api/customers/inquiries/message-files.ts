import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { EntityManager } from '@mikro-orm/sql'
import type { DAY, HOUR } from '../../../shared/time/time.ts'
import type { Database, Tables } from '../../base/data/db/database.ts'
import { portionsOf } from '../../base/data/db/rows.ts'
import { isOutage, logFailure } from '../../base/failures.ts'
import {
  type IncomingFolder,
  openIncoming,
  removeAbandoned,
} from '../../base/files/storage/incoming-folder.ts'
import type { OpenedFile, Storage } from '../../base/files/storage/storage.ts'
import { inBatches } from '../../base/turns.ts'

/** The folder of the storage that holds the files of messages. Nothing in it has an address of its own. */
export const ATTACHMENTS = 'attachments'

/** The tables that name files in a column of that name: those of messages, and what the law keeps of them. */
export const NAMING_TABLES = ['message_attachment', 'archived_file'] as const

const OWNER_ALONE = { folder: 0o700, file: 0o600 }
const NAME_BYTES = 16
const NAME = /^[0-9a-f]{32}$/

/** A file that is to go with a message, or came with one. */
export interface AttachedFile<Content extends Buffer | string = Buffer | string> {
  name: string
  /** A media type. */
  type: string
  /** Its bytes, or the path of a file of this machine that has them. */
  content: Content
}

/** The same in the storage. */
export interface StoredFile {
  name: string
  type: string
  /** In bytes. */
  size: number
  /** Its name in the storage. */
  file: string
}

/** Where the storage has the file of that name. */
export const attachmentPath = (file: string) => `${ATTACHMENTS}/${file}`

/** Whether a path of the storage can be that of a file of a message. */
export const isAttachmentPath = (path: string) =>
  path.startsWith(`${ATTACHMENTS}/`) && NAME.test(path.slice(ATTACHMENTS.length + 1))

/** The names of all files that came or went with the messages of these inquiries. */
export async function filesOfInquiries(em: EntityManager, inquiries: number[]): Promise<string[]> {
  const names: string[] = []
  for (const some of portionsOf(inquiries)) {
    const rows = await em
      .getKysely<Tables>()
      .selectFrom('message_attachment')
      .innerJoin('message', 'message.id', 'message_attachment.message_id')
      .where('message.inquiry_id', 'in', some)
      .select('message_attachment.file')
      .execute()
    names.push(...rows.map(({ file }) => file))
  }
  return names
}

/**
 * The files of messages in the storage: written before the row that names them is committed, and removed after it is
 * gone. So a row always has its file, and a file without a row is merely waste.
 */
export class MessageFiles {
  readonly storage: Storage
  /** For what is being stored, on this machine. */
  readonly #folder: string
  readonly #database: Database

  constructor(dataDir: string, storage: Storage, database: Database) {
    this.storage = storage
    this.#folder = join(dataDir, ATTACHMENTS)
    this.#database = database
  }

  /** An empty folder of this machine. Disposing of it deletes it. */
  async incoming(): Promise<IncomingFolder> {
    await mkdir(this.#folder, { recursive: true, mode: OWNER_ALONE.folder })
    return openIncoming(this.#folder)
  }

  /** Stores files, then works; afterwards removes those that no row names. */
  async storing<Result>(
    files: readonly AttachedFile[],
    work: (stored: StoredFile[]) => Promise<Result>,
  ): Promise<Result> {
    const stored = await this.store(files)
    let mayBeCommitted = false
    try {
      return await work(stored)
    } catch (error) {
      // A commit whose answer was lost may still be made; the clean-up will know.
      mayBeCommitted = isOutage(error)
      throw error
    } finally {
      if (!mayBeCommitted) await this.removeUnnamed(stored.map(({ file }) => file))
    }
  }

  /** Stores files. The clean-up removes those that no row names in the end. */
  async store(files: readonly AttachedFile[]): Promise<StoredFile[]> {
    const stored: StoredFile[] = []
    for (const { name, type, content } of files) {
      const file = randomBytes(NAME_BYTES).toString('hex')
      stored.push({ name, type, size: await this.write(file, content), file })
    }
    return stored
  }

  /** Stores bytes, or those of a file of this machine, under a name that they have already. @returns how many they are */
  async write(file: string, content: Buffer | string): Promise<number> {
    await using folder = await this.incoming()
    const path = join(folder.path, file)
    const source =
      typeof content === 'string' ? createReadStream(content) : Readable.from([content])
    await pipeline(source, createWriteStream(path, { mode: OWNER_ALONE.file, flush: true }))
    const { size } = await stat(path)
    await this.storage.put(path, attachmentPath(file))
    return size
  }

  async has(file: string): Promise<boolean> {
    return (await this.storage.find(attachmentPath(file))) !== null
  }

  /** Null if it is gone. */
  open(file: string): Promise<OpenedFile | null> {
    return this.storage.open(attachmentPath(file))
  }

  /** As a file of this machine: itself, or a copy in that folder. Null if it is gone. */
  fetch(file: string, folder: string): Promise<string | null> {
    return this.storage.fetch(attachmentPath(file), folder)
  }

  /** Removes those of these files that no committed row names. What fails is left to the clean-up. */
  async removeUnnamed(files: readonly string[]): Promise<void> {
    try {
      const named = await this.#namedAmong(files)
      const unnamed = files.filter((file) => !named.has(file))
      await inBatches(unnamed, (file) => this.storage.remove(attachmentPath(file)))
    } catch (error) {
      logFailure('Dateien von Nachrichten entfernen:', error)
    }
  }

  /**
   * Removes all files that no row names, but young ones, whose row may not be committed yet. A restore puts its files
   * in place long before their rows, so nothing is removed while one runs.
   * @param age in milliseconds
   */
  async removeForgotten(now: Date, age: typeof HOUR | typeof DAY): Promise<void> {
    if (await this.#database.locks.isHeld('backup')) return
    const old = (await this.storage.list(ATTACHMENTS)).filter(
      ({ path, changedAt }) => NAME.test(path) && now.getTime() - changedAt.getTime() > age,
    )
    await this.removeUnnamed(old.map(({ path }) => path))
  }

  /** Removes what killed processes left on this machine. */
  removeLeftovers(now: Date): Promise<void> {
    return removeAbandoned(this.#folder, now)
  }

  async #namedAmong(files: readonly string[]): Promise<Set<string>> {
    const named = new Set<string>()
    for (const table of NAMING_TABLES)
      for (const some of portionsOf(files)) {
        const rows = await this.#database.db
          .selectFrom(table)
          .where('file', 'in', some)
          .select('file')
          .execute()
        for (const { file } of rows) named.add(file)
      }
    return named
  }
}
