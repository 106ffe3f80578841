import { z } from 'zod'
import { LineTooLong, linesOf } from '../../base/lines.ts'
import { isPicturePath } from '../../catalogue/images/image-store.ts'
import { HEAD_BYTES, isPicture } from '../../catalogue/images/picture-bytes.ts'
import { isAttachmentPath } from '../../customers/inquiries/message-files.ts'
import { tableOf } from './manifest.ts'
import { inColumnsOfToday } from './older-rows.ts'
import type { Table } from './tables.ts'
import { rowSchema } from './values.ts'

/**
 * Reads a file and says what is wrong with its content; null if nothing is.
 * @param size of the file in bytes
 */
export type ContentCheck = (bytes: AsyncIterable<Buffer>, size: number) => Promise<string | null>

export interface KnownTables {
  tables: Table[]
  /** Names of tables that earlier versions backed up, and which are not restored any more. */
  leftOut: string[]
}

const TOO_LONG = 'enthält eine Zeile von mehr als 32 MB'
const UNKNOWN_TABLE = 'gehört zu keiner Tabelle dieser Version'
const NO_PICTURE = 'ist kein Bild'

/** How each file of a backup is checked by what it holds. */
export class ContentChecks {
  readonly #known: KnownTables
  /** Whether somebody can administer the site after the restore. */
  hasAdministrator = false

  constructor(known: KnownTables) {
    this.#known = known
  }

  of(path: string): ContentCheck {
    const name = tableOf(path)
    if (isAttachmentPath(path)) return attachmentCheck
    if (name === undefined) return pictureCheck(path)
    const table = this.#known.tables.find((known) => known.name === name)
    if (table) return (bytes) => this.#checkRows(table, bytes)
    const problem = this.#known.leftOut.includes(name) ? null : UNKNOWN_TABLE
    return async (bytes) => {
      await readToItsEnd(bytes)
      return problem
    }
  }

  /** Names the first row that does not fit. Reads on after it, because a damaged file is called damaged. */
  async #checkRows(table: Table, bytes: AsyncIterable<Buffer>) {
    const schema = rowSchema(table)
    let [number, wrong] = [0, 0]
    try {
      for await (const line of linesOf(bytes)) {
        number++
        if (wrong > 0) continue
        const row = inColumnsOfToday(table.name, parse(line))
        if (!schema.safeParse(row).success) wrong = number
        if (table.name === ACCOUNTS && administrator.safeParse(row).success)
          this.hasAdministrator = true
      }
    } catch (error) {
      if (error instanceof LineTooLong) return TOO_LONG
      throw error
    }
    return wrong > 0 ? `enthält in Zeile ${wrong} Angaben, die nicht passen` : null
  }
}

/** An account of the backup that may log in and do everything. One whose password was reset has a link. */
const ACCOUNTS = 'app_user'
const administrator = z.object({
  role: z.literal('administrator'),
  active: z.literal(true).default(true),
})

/** Anything may have come with a mail. */
const attachmentCheck: ContentCheck = async (bytes) => {
  await readToItsEnd(bytes)
  return null
}

const pictureCheck =
  (path: string): ContentCheck =>
  async (bytes, size) => {
    let head = Buffer.alloc(0)
    for await (const chunk of bytes)
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)])
    return isPicturePath(path) && isPicture(path, head, size) ? null : NO_PICTURE
  }

async function readToItsEnd(bytes: AsyncIterable<Buffer>) {
  for await (const _ of bytes);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
