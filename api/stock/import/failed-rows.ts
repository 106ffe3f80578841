import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { tableFormats } from '../../../shared/table-format.ts'
import { DownloadTickets } from '../../download-ticket.ts'
import { notFound } from '../../errors.ts'
import { namesIn } from '../../images/names-in.ts'
import type { Table } from '../../tables/table.ts'
import { tableTypes, writeTable } from '../../tables/write-table.ts'

const tableFormat = z.enum(tableFormats)
const HOUR_MS = 60 * 60 * 1000
const OWNER_ALONE = 0o700
const EXPIRED = 'Diese Adresse gilt nicht mehr. Bitte prüfen Sie die Datei noch einmal.'

/** Files with the rows that an import did not take, for an hour. */
export class FailedRows {
  readonly #folder: string
  readonly #tickets: DownloadTickets

  constructor(folder: string, secret: () => Promise<string>) {
    this.#folder = folder
    this.#tickets = new DownloadTickets(secret, HOUR_MS)
  }

  /** Writes them in the format in which they came. @returns the address of the file */
  async write(table: Table, isFailed: (row: number) => boolean): Promise<string> {
    await mkdir(this.#folder, { recursive: true, mode: OWNER_ALONE })
    const name = `${randomUUID()}.${table.format}`
    const failed = async function* () {
      for await (const { row, cells } of table.rows())
        if (isFailed(row)) yield cells.map((cell) => cell ?? null)
    }
    const content = writeTable(table.format, table.header, failed())
    await pipeline(
      Readable.from(content),
      createWriteStream(join(this.#folder, name), { mode: 0o600 }),
    )
    return `/api/products/import/failed/${name}?ticket=${await this.#tickets.issue(name)}`
  }

  /** @throws {ApiError} 404 for a file that is gone, and for an address that has expired */
  async read(name: string, ticket: string): Promise<Response> {
    const format = tableFormat.safeParse(extname(name).slice(1))
    const path = join(this.#folder, name)
    if (!format.success || !(await this.#tickets.isGood(ticket, name))) throw notFound(EXPIRED)
    const { size } = await stat(path).catch(() => {
      throw notFound(EXPIRED)
    })
    return new Response(Readable.toWeb(createReadStream(path)) as ReadableStream, {
      headers: {
        'Content-Type': tableTypes[format.data],
        'Content-Length': String(size),
        'Content-Disposition': `attachment; filename="fehlerhafte-zeilen.${format.data}"`,
        'Cache-Control': 'no-store',
      },
    })
  }

  async tidy(now: Date): Promise<void> {
    for (const name of await namesIn(this.#folder)) {
      const path = join(this.#folder, name)
      const age = now.getTime() - (await stat(path)).mtimeMs
      if (age > HOUR_MS) await rm(path, { force: true })
    }
  }
}
