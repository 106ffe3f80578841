import type { MikroORM } from '@mikro-orm/sql'
import { z } from 'zod'
import type { ArchivedFile } from '../../base/files/zip/archive-reader.ts'
import { linesOf } from '../../base/lines.ts'
import type { Sender } from '../../customers/inquiries/identifiers.ts'
import { type Entries, erasedAmong, readLedger } from '../../customers/persons/ledger.ts'
import { backedUpFiles } from './backed-up-files.ts'
import { tableFile } from './manifest.ts'
import { inColumnsOfToday } from './older-rows.ts'

const sender = z
  .object({
    id: z.int(),
    name: z.string().default(''),
    mailbox: z.string().default(''),
    phone_number: z.string().default(''),
    created_at: z.coerce.date(),
    kept_until: z.string().nullish(),
  })
  .transform(({ phone_number: phoneNumber, created_at: createdAt, ...row }) => ({
    ...row,
    phoneNumber,
    createdAt,
  }))

const entry = z.object({ hash: z.string(), key: z.string(), at: z.coerce.date() })

/** How many persons of a backup were erased after it was made, here or where it comes from. */
export async function countErasedAgain({ em }: MikroORM, archive: string): Promise<number> {
  const senders: Sender[] = []
  const ledger: Entries = await readLedger(em.fork())
  for await (const file of backedUpFiles(archive)) {
    for (const table of ['inquiry', 'search_alert'])
      if (file.path === tableFile(table))
        for await (const row of rowsOf(file, table)) {
          const { kept_until: kept, ...one } = sender.parse(row)
          if (!kept) senders.push({ ...one, isAlert: table === 'search_alert' })
        }
    if (file.path === tableFile('erasure'))
      for await (const row of rowsOf(file, 'erasure')) ledger.push(entry.parse(row))
  }
  return erasedAmong(ledger, senders).persons
}

async function* rowsOf(file: ArchivedFile, table: string): AsyncGenerator<unknown> {
  for await (const line of linesOf(await file.open()))
    yield inColumnsOfToday(table, JSON.parse(line))
}
