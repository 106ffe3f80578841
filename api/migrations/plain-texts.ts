import { asLine, withPlainBreaks } from '../../shared/writing/text-rules.ts'

type Values = Record<string, unknown>

/** The columns of one line, and of several, as the rules of 2026-11-26 have them. */
const columns: Record<string, { lines?: string[]; texts?: string[] }> = {
  product: {
    lines: ['title', 'brand', 'model', 'location', 'serial_number'],
    texts: ['description', 'note'],
  },
  category: { lines: ['name', 'icon'], texts: ['description'] },
  inquiry: {
    lines: ['name', 'company', 'phone', 'next_step_text'],
    texts: ['message', 'notes', 'lost_note'],
  },
  message: { lines: ['subject'], texts: ['text'] },
  message_template: { lines: ['subject'], texts: ['text'] },
  app_user: { lines: ['name'] },
}

/** Which texts of a JSON column may have several lines. What an input of one line cannot hold has none. */
const documents: Record<string, { column: string; isText(key: string, text: string): boolean }> = {
  settings: { column: 'content', isText: (key) => key === 'proof' },
  offer: { column: 'content', isText: (key) => !LINES_OF_OFFER.has(key) },
  page_text: { column: 'content', isText: (_, text) => text.includes('\n') },
}
const LINES_OF_OFFER = new Set([
  ...['title', 'name', 'company', 'street', 'postalCode', 'city', 'country', 'vatId'],
])

export const plainTables = [...new Set([...Object.keys(columns), ...Object.keys(documents)])]

/** The columns of a table that may hold what today's rules refuse. */
export function plainColumns(table: string): string[] {
  const { lines = [], texts = [] } = columns[table] ?? {}
  const document = documents[table]
  return [...lines, ...texts, ...(document ? [document.column] : [])].concat(
    table === 'product' ? ['specifications'] : [],
  )
}

/** A row as today's rules have it: names and titles on one line, and one form for the breaks of texts. */
export function withPlainTexts(table: string, row: Values): Values {
  const { lines = [], texts = [] } = columns[table] ?? {}
  const document = documents[table]
  const change = (name: string, value: unknown) => {
    if (typeof value === 'string' && lines.includes(name)) return asLine(value)
    if (typeof value === 'string' && texts.includes(name)) return withPlainBreaks(value)
    if (document?.column === name) return plainDocument(value, '', document.isText)
    return table === 'product' && name === 'specifications' ? withPlainNames(value) : value
  }
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(name, value)]))
}

function plainDocument(
  value: unknown,
  key: string,
  isText: (key: string, text: string) => boolean,
): unknown {
  if (typeof value === 'string') return isText(key, value) ? withPlainBreaks(value) : asLine(value)
  if (Array.isArray(value)) return value.map((entry) => plainDocument(entry, key, isText))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, plainDocument(entry, name, isText)]),
  )
}

/** A name that another one would become stays as it is, so that no value is lost. */
function withPlainNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, text]) => {
      const line = asLine(name)
      const isFree = line !== '' && (line === name || !Object.hasOwn(value, line))
      return [isFree ? line : name, typeof text === 'string' ? withPlainBreaks(text) : text]
    }),
  )
}
