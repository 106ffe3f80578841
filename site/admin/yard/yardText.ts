import { adminStatusLabels } from '../../../shared/product/product.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { keysOf } from '../../../shared/values/records.ts'
import { formatCount, formatNumber } from '../../../shared/writing/format.ts'
import {
  UNCHECKED,
  type YardMachine,
  type YardValues,
  yardLabels,
} from '../../../shared/yard/yard.ts'
import { reasonOf } from '../data/api.ts'
import { draftName, type Entry, machineIdOf } from './entry.ts'

/** A value of the quick card as it is read aloud. */
function textOf(field: keyof YardValues, values: Partial<YardValues>): string {
  const value = values[field]
  if (value === null || value === undefined || value === '') return 'leer'
  if (field === 'status' && values.status) return adminStatusLabels[values.status]
  return typeof value === 'number' ? `${formatNumber(value)} h` : `„${value}“`
}

/** `Inzwischen steht hier etwas anderes: Standort ist jetzt „Kiel“.` A colleague may have typed it, or a restore. */
export function conflictText(now: Partial<YardValues>): string {
  const parts = keysOf(now).map((field) => `${yardLabels[field]} ist jetzt ${textOf(field, now)}`)
  return `Inzwischen steht hier etwas anderes: ${parts.join(', ')}.`
}

/** What waits, in a line. */
export function entryText({ work }: Entry): string {
  switch (work.kind) {
    case 'create':
      return `Neue Maschine ${draftName(work.values)}`
    case 'change':
      return keysOf(work.changes)
        .map((field) => `${yardLabels[field]}: ${textOf(field, work.changes)}`)
        .join(', ')
    case 'seen':
      return `Gesehen am ${formatDateTime(work.at)} Uhr`
    case 'unseen':
      return 'Doch nicht gesehen'
    case 'photo':
      return 'Foto'
  }
}

/** Of which machine. */
export function machineText(entry: Entry, entries: Entry[], machines: YardMachine[]): string {
  const { work } = entry
  if (work.kind === 'create') return ''
  const id = machineIdOf(entry, entries)
  const known = machines.find((machine) => machine.id === id)
  if (known) return nameOf(known)
  const ref = work.machine
  const creation = 'key' in ref ? entries.find(({ key }) => key === ref.key) : undefined
  if (creation?.work.kind !== 'create') return id === null ? '' : `Nr. ${id}`
  return draftName(creation.work.values)
}

/** `L-1042 · Linde H30D`. */
export const nameOf = ({ stockNumber, title }: Pick<YardMachine, 'stockNumber' | 'title'>) =>
  [stockNumber, title].filter(Boolean).join(' · ')

/** What buyers would miss of a machine that is to be shown to them; undefined if nothing. */
export function bareText(
  { status, note }: Record<'status' | 'note', string>,
  photos: number,
): string | undefined {
  if (status !== 'active') return undefined
  const line = note.split('\n').find((each) => each.startsWith(UNCHECKED))
  const lacks = [
    photos === 0 && 'Sie hat noch kein Foto.',
    line && `Noch zu prüfen: ${line.slice(UNCHECKED.length)}.`,
  ].filter((text) => typeof text === 'string')
  return lacks.length > 0
    ? ['Mit „Aktiv“ sehen Käufer die Maschine.', ...lacks].join(' ')
    : undefined
}

/** Why something could not be kept on the phone. What the browser says of it is English. */
export function storeFailure(error: unknown): string {
  if (!(error instanceof DOMException)) return reasonOf(error)
  return STORE_FAILURES.get(error.name) ?? NO_ANSWER
}

const NO_ANSWER =
  'Der Speicher des Telefons antwortet nicht. Bitte versuchen Sie es noch einmal. Hilft das nicht, schließen Sie die Seite, und öffnen Sie sie wieder.'

const STORE_FAILURES = new Map([
  [
    'QuotaExceededError',
    'Der Speicher des Telefons ist voll. Bitte erst senden lassen, was wartet, oder anderes vom Telefon löschen.',
  ],
  [
    'SecurityError',
    'Der Speicher des Telefons ist für diese Seite gesperrt. Bitte erlauben Sie in den Einstellungen des Browsers Websitedaten für diese Adresse, und öffnen Sie sie nicht in einem privaten Fenster.',
  ],
  [
    'VersionError',
    'In einem anderen Fenster läuft schon eine neue Fassung dieser Seite. Bitte laden Sie sie neu.',
  ],
])

/** What has become of a machine's photographs; empty once nobody needs to know. */
export function photosText({ kept, sent, unkept }: Record<'kept' | 'sent' | 'unkept', number>) {
  if (kept > 0 || unkept > 0)
    return `${formatCount(kept, 'Foto', 'Fotos')} auf diesem Telefon gesichert`
  return sent > 0 ? `${formatCount(sent, 'Foto', 'Fotos')} übertragen` : ''
}

/** What leaving would lose of photographs that could not be kept; undefined if nothing. */
export const unkeptText = (photos: number): string | undefined =>
  photos > 0
    ? `${formatCount(photos, 'Foto ist', 'Fotos sind')} noch nicht auf diesem Telefon gesichert.`
    : undefined

/** `3 Fotos und 1 Änderung`. */
export function countText(entries: Entry[]): string {
  const photos = entries.filter(({ work }) => work.kind === 'photo').length
  return amountText(photos, entries.length - photos)
}

/** `3 Fotos und 1 Änderung`; empty for nothing. */
export const amountText = (photos: number, changes: number): string =>
  [
    photos > 0 && formatCount(photos, 'Foto', 'Fotos'),
    changes > 0 && formatCount(changes, 'Änderung', 'Änderungen'),
  ]
    .filter(Boolean)
    .join(' und ')

/** `Zuletzt gesehen am 25.11.2026, 10:12 Uhr von admin`. */
export function seenText({ seenAt, seenBy }: YardMachine): string {
  if (seenAt === null) return 'Noch nie gesehen'
  return `Zuletzt gesehen am ${formatDateTime(seenAt)} Uhr von ${seenBy ?? 'unbekannt'}`
}

/**
 * What there is to know of typed hours: they are kept whole, and a meter does not run backwards, but may have been
 * replaced; undefined if nothing.
 * @param read what is read of them
 */
export function hoursText(
  typed: string,
  read: number | null | undefined,
  last: number | null = null,
): string | undefined {
  if (read == null) return undefined
  const texts = [
    typed.replaceAll(/\D/g, '') !== String(read) &&
      `Gespeichert werden ganze Stunden: ${formatNumber(read)}`,
    last !== null && read < last && `Weniger als zuletzt: ${formatNumber(last)}`,
  ]
  return texts.filter(Boolean).join('. ') || undefined
}
