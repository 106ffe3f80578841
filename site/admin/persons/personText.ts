import { formatDay } from '../../../shared/dates.ts'
import { formatCount } from '../../../shared/format.ts'
import { type ErasureItem, erasureActionLabels } from '../../../shared/persons/person.ts'

const tables: Record<string, [one: string, many: string]> = {
  inquiry: ['Anfrage', 'Anfragen'],
  inquiry_product: ['weitere Maschine', 'weitere Maschinen'],
  inquiry_event: ['Eintrag im Verlauf', 'Einträge im Verlauf'],
  message: ['Nachricht oder Notiz', 'Nachrichten und Notizen'],
  message_attachment: ['Anlage', 'Anlagen'],
  offer: ['Angebot', 'Angebote'],
  mail: ['E-Mail im Postausgang', 'E-Mails im Postausgang'],
  search_alert: ['Suchauftrag', 'Suchaufträge'],
  alert_block: ['Sperre für Suchaufträge', 'Sperren für Suchaufträge'],
  product: ['Reservierung', 'Reservierungen'],
}

function countOf(table: string, number: number): string {
  const [one, many] = tables[table] ?? [table, table]
  return formatCount(number, one, many)
}

/** `2 Anfragen, 3 Nachrichten und Notizen`. */
export const amountText = (items: Readonly<Record<string, number>>): string =>
  Object.entries(items)
    .map(([table, number]) => countOf(table, number))
    .join(', ')

/** The same of what becomes of it. */
export function itemsText(items: readonly ErasureItem[]): string {
  const counts: Record<string, number> = {}
  for (const { table } of items) counts[table] = (counts[table] ?? 0) + 1
  return amountText(counts)
}

/** `bleibt bis 31.12.2032: Gehört zu einem angenommenen Angebot`. */
export function outcomeText({ action, until, reason }: ErasureItem): string {
  const when = until ? ` bis ${formatDay(until)}` : ''
  return `${erasureActionLabels[action]}${when}${reason ? `: ${reason}` : ''}`
}
