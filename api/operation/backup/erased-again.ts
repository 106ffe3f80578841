import type { MikroORM } from '@mikro-orm/sql'
import { z } from 'zod'
import type { BackupCounts } from '../../../shared/backup/backup.ts'
import { addressOf } from '../../base/data/personal/mailbox.ts'
import { linesOf } from '../../base/lines.ts'
import type { Sender } from '../../customers/inquiries/identifiers.ts'
import { type Entries, erasedAmong, readLedger } from '../../customers/persons/ledger.ts'
import { backedUpFiles } from './backed-up-files.ts'
import { tableOf } from './manifest.ts'
import { inColumnsOfToday, isKeptInOlderRow } from './older-rows.ts'

const sender = z
  .object({
    id: z.int(),
    name: z.string().default(''),
    email: z.string().default(''),
    mailbox: z.string().default(''),
    phone_number: z.string().default(''),
    created_at: z.coerce.date(),
  })
  .transform(({ phone_number: phoneNumber, created_at: createdAt, ...row }) => ({
    ...row,
    phoneNumber,
    createdAt,
  }))

const entry = z.object({ hash: z.string(), key: z.string(), at: z.coerce.date() })

const offer = z.object({ id: z.int(), inquiry_id: z.int() })

const mail = z.object({ kind: z.string(), about: z.string(), recipient: z.string().default('') })

/** What a row of another table belongs to. */
const part = z.object({
  id: z.unknown().optional(),
  inquiry_id: z.int().nullish(),
  brought_by_id: z.int().nullish(),
  message_id: z.int().nullish(),
})

interface ErasedAgain {
  persons: number
  /** How many rows of each table go with them once the backup is restored, those for the archive too. */
  rows: BackupCounts
}

/** Who of a backup was erased after it was made, here or where it comes from: nobody of them comes back. */
export async function erasedAgain({ em }: MikroORM, archive: string): Promise<ErasedAgain> {
  const senders: Sender[] = []
  const ledger: Entries = await readLedger(em.fork())
  const offers: z.infer<typeof offer>[] = []
  const kept: number[] = []
  for await (const { table, row, isKept } of rowsOf(archive, [...SENDERS, 'erasure', 'offer'])) {
    if (table === 'erasure') ledger.push(entry.parse(row))
    else if (table === 'offer') offers.push(offer.parse(row))
    else if (isKept) kept.push(sender.parse(row).id)
    else senders.push({ ...sender.parse(row), isAlert: table === 'search_alert' })
  }
  const { ids, persons } = erasedAmong(ledger, senders)
  const inquiries = new Set([...ids.inquiries, ...kept])
  if (persons === 0 && kept.length === 0) return { persons, rows: {} }
  const isGone = goesWith({
    inquiries,
    alerts: new Set(ids.alerts),
    offers: new Set(offers.filter((one) => inquiries.has(one.inquiry_id)).map(({ id }) => id)),
    addresses: new Set(
      senders
        .filter(({ id, isAlert, email }) =>
          email === '' ? false : isAlert ? ids.alerts.includes(id) : inquiries.has(id),
        )
        .map(({ email }) => addressOf(email)),
    ),
  })
  const rows: BackupCounts = {}
  for await (const { table, row } of rowsOf(archive))
    if (isGone(table, row)) rows[table] = (rows[table] ?? 0) + 1
  return { persons, rows }
}

const SENDERS = ['inquiry', 'search_alert']

interface Erased {
  inquiries: ReadonlySet<number>
  alerts: ReadonlySet<number>
  offers: ReadonlySet<number>
  addresses: ReadonlySet<string>
}

/** Tells which rows go with those who are erased. To be asked in the order of a backup: messages before their files. */
function goesWith({ inquiries, alerts, offers, addresses }: Erased) {
  const messages = new Set<unknown>()
  const isMail = ({ recipient, kind, about }: z.infer<typeof mail>) => {
    if (recipient && addresses.has(addressOf(recipient))) return true
    if (kind === 'notification' || kind === 'callReminder') return inquiries.has(Number(about))
    return kind === 'offerNews' && offers.has(Number.parseInt(about, 10))
  }
  return (table: string, row: unknown): boolean => {
    if (table === 'mail') return isMail(mail.parse(row))
    const { message_id: message, inquiry_id, brought_by_id, ...of } = part.parse(row)
    // What a joined inquiry has brought is of whoever has sent that.
    const inquiry = brought_by_id ?? inquiry_id
    const id = Number(of.id)
    if (table === 'inquiry') return inquiries.has(id)
    if (table === 'search_alert') return alerts.has(id)
    if (message != null) return messages.has(message)
    const isOf = inquiry != null && inquiries.has(inquiry)
    if (isOf && table === 'message') messages.add(id)
    return isOf
  }
}

/** The rows of these tables, or of all, in the order of the backup. */
async function* rowsOf(archive: string, tables?: readonly string[]) {
  for await (const file of backedUpFiles(archive)) {
    const table = tableOf(file.path)
    if (table === undefined || (tables && !tables.includes(table))) continue
    for await (const line of linesOf(await file.open())) {
      const row: unknown = JSON.parse(line)
      yield { table, row: inColumnsOfToday(table, row), isKept: isKeptInOlderRow(row) }
    }
  }
}
