import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { tableFormats } from '../../../../shared/tables/table-cell.ts'
import { HOUR } from '../../../../shared/time/time.ts'
import type { Storage } from '../../../base/files/storage/storage.ts'
import { StorageOutage } from '../../../base/files/storage/storage-outage.ts'
import type { Table } from '../../../base/files/tables/table.ts'
import { tableTypes, writeTable } from '../../../base/files/tables/write-table.ts'
import { notFound } from '../../../base/requests/http/errors.ts'
import { streamed } from '../../../base/requests/http/streamed.ts'
import { DownloadTickets } from '../../../base/requests/signed/download-ticket.ts'
import type { TableColumns } from './columns-of-table.ts'

const tableFormat = z.enum(tableFormats)
/** The folder of the storage that holds them. */
export const FAILED_ROWS = 'imports/failed'
const REASON = 'Fehler beim Import'
const EXPIRED = 'Diese Adresse gilt nicht mehr. Bitte prüfen Sie die Datei noch einmal.'

/** Files with the rows that failed in an import, under addresses that are good for an hour. */
export class FailedRows {
  readonly #storage: Storage
  readonly #tickets: DownloadTickets

  constructor(storage: Storage, secret: () => Promise<string>) {
    this.#storage = storage
    this.#tickets = new DownloadTickets(secret, HOUR)
  }

  /**
   * Writes them in the format in which they came, with a last column that says why each has failed.
   * @param columns how they were read, which says what counts of a cell
   * @param reasonOf null for a row that has not failed
   * @param folder an own one of the import
   * @returns the address of the file; null while the storage is out of reach, as the report says the same without it
   */
  async write(
    table: Table,
    columns: Pick<TableColumns, 'cellAt'>,
    reasonOf: (row: number) => string | null,
    folder: string,
  ): Promise<string | null> {
    const name = `${randomUUID()}.${table.format}`
    // That of a file that comes back for the second time is old.
    const kept = table.header.flatMap((header, at) => (header === REASON ? [] : [at]))
    const failed = async function* () {
      for await (const { row, cells } of table.rows()) {
        const reason = reasonOf(row)
        if (reason !== null)
          yield [...kept.map((at) => columns.cellAt(at, cells[at]) ?? null), reason]
      }
    }
    const header = [...kept.map((at) => table.header[at] ?? ''), REASON]
    const content = writeTable(table.format, header, failed())
    const file = join(folder, name)
    await pipeline(Readable.from(content), createWriteStream(file, { mode: 0o600 }))
    try {
      await this.#storage.put(file, `${FAILED_ROWS}/${name}`)
    } catch (error) {
      if (error instanceof StorageOutage) return null
      throw error
    }
    return `/api/products/import/failed/${name}?ticket=${await this.#tickets.issue(name)}`
  }

  /** @throws {ApiError} 404 for a file that is gone, and for an address that has expired */
  async read(name: string, ticket: string): Promise<Response> {
    const format = tableFormat.safeParse(extname(name).slice(1))
    if (!format.success || !(await this.#tickets.isGood(ticket, name))) throw notFound(EXPIRED)
    const file = await this.#storage.open(`${FAILED_ROWS}/${name}`)
    if (!file) throw notFound(EXPIRED)
    return new Response(streamed(file.content), {
      headers: {
        'Content-Type': tableTypes[format.data],
        'Content-Length': String(file.size),
        'Content-Disposition': `attachment; filename="fehlerhafte-zeilen.${format.data}"`,
        'Cache-Control': 'no-store',
      },
    })
  }
}
