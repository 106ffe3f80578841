import {
  type ErasureItem,
  erasureActionLabels,
  type Person,
} from '../../../shared/persons/person.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import { formatCount } from '../../../shared/writing/format.ts'

const tables: Record<string, [one: string, many: string]> = {
  inquiry: ['Anfrage', 'Anfragen'],
  inquiry_product: ['weitere Maschine', 'weitere Maschinen'],
  inquiry_event: ['Eintrag im Verlauf', 'Einträge im Verlauf'],
  message: ['Nachricht oder Notiz', 'Nachrichten und Notizen'],
  message_attachment: ['Anlage', 'Anlagen'],
  offer: ['Angebot', 'Angebote'],
  draft: ['Entwurf eines Angebots', 'Entwürfe von Angeboten'],
  mail: ['E-Mail im Postausgang', 'E-Mails im Postausgang'],
  set_aside_mail: ['nicht übernommene E-Mail', 'nicht übernommene E-Mails'],
  search_alert: ['Suchauftrag', 'Suchaufträge'],
  alert_block: ['Sperre für Suchaufträge', 'Sperren für Suchaufträge'],
  product: ['Reservierung', 'Reservierungen'],
  archived_inquiry: ['Anfrage', 'Anfragen'],
  archived_message: ['Nachricht', 'Nachrichten'],
  archived_file: ['Anlage', 'Anlagen'],
  archived_offer: ['Angebot', 'Angebote'],
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

/** What stands in the first lines, because it matters most. */
const first = ['offer', 'inquiry']

interface Line {
  /** One of those that it is about. */
  item: ErasureItem
  number: number
  names: string[]
}

/** What becomes of everything: a line a kind, what stays and offers first. What stays for one reason is one line. */
export function erasureLines(items: readonly ErasureItem[]): { key: string; text: string }[] {
  const kinds = [...Map.groupBy(items, kindOf).values()].flatMap((same): Line[] => {
    const [item] = same
    return item ? [{ item, number: same.length, names: [nameOf(item, same.length)] }] : []
  })
  const lines = new Map<string, Line>()
  for (const kind of kinds.sort((a, b) => rankOf(a.item) - rankOf(b.item))) {
    const { item, number, names } = kind
    const key = item.action === 'keep' ? outcomeText(item, 1) : kindOf(item)
    const known = lines.get(key)
    lines.set(key, {
      item,
      number: number + (known?.number ?? 0),
      names: [...(known?.names ?? []), ...names],
    })
  }
  return [...lines].map(([key, { item, number, names }]) => ({
    key,
    text: `${names.join(', ')} ${outcomeText(item, number)}`,
  }))
}

/** Offers and kept inquiries are asked about by their numbers: each is named. Drafts have no number. */
function kindOf(item: ErasureItem): string {
  const { table, what, action, until = '', reason = '' } = item
  const isNamed = table === 'offer' || (table === 'inquiry' && action === 'keep')
  return [table, isNamed ? what : '', action, until, reason].join(' ')
}

function nameOf({ table, what }: ErasureItem, number: number): string {
  if (number === 1) return what
  return countOf(table === 'offer' ? 'draft' : table, number)
}

function rankOf({ table, action }: ErasureItem): number {
  const place = first.indexOf(table)
  return (action === 'keep' ? 0 : first.length + 1) + (place < 0 ? first.length : place)
}

/** `bleibt bis 31.12.2032: Aufbewahrungspflicht …`. */
function outcomeText({ action, until, reason }: ErasureItem, number: number): string {
  const [one, many] = erasureActionLabels[action]
  const when = until ? ` bis ${formatDay(until)}` : ''
  return `${number === 1 ? one : many}${when}${reason ? `: ${reason}` : ''}`
}

export const mailboxText = (address: string): string => address || 'Ohne E-Mail-Adresse'

/** Who is erased: the person, or of them the mailboxes that were not left out. */
export function whomText(
  { name, mailboxes }: Pick<Person, 'name' | 'mailboxes'>,
  without: readonly string[],
): string {
  if (without.length === 0) return name
  const meant = mailboxes.filter(({ address }) => !without.includes(address))
  return `${name} (${meant.map(({ address }) => mailboxText(address)).join(', ')})`
}
