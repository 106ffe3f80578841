import { aboutField } from '../product/fields.ts'
import { type Cell, cellText } from '../tables/table-cell.ts'
import type { StockColumn } from './columns.ts'
import { quoted } from './quoted.ts'

/** Whether a field is an amount in euros, or several. */
export const isInEuros = (field: StockColumn['field']): boolean =>
  field === 'rent' || aboutField(field)?.kind === 'amount'

/** What names each: alternatives of a regular expression. The first one that fits counts. */
const currencies: Record<string, string> = {
  'US-Dollar': 'usd|us ?\\$|us[ -]?dollars?',
  'Kanadische Dollar': 'cad|ca?\\$',
  'Australische Dollar': 'aud|au?\\$',
  Dollar: '\\$|dollars?',
  'Britische Pfund': '£|gbp|pfund|pounds?|sterling',
  'Schweizer Franken': 'chf|s?fr|franken',
  Złoty: 'pln|zł|zl|zloty',
  'Tschechische Kronen': 'czk|kč',
  Kronen: 'sek|nok|dkk|kr|kronen',
  Forint: 'huf|forint',
  'Türkische Lira': 'try|tl|₺|lira',
  Lei: 'ron|lei',
  Lew: 'bgn',
  Rubel: 'rub|₽|rubel',
  Hrywnja: 'uah|₴',
  Yen: 'jpy|¥|yen',
  Yuan: 'cny|rmb|yuan',
  Rupien: 'inr|₹',
}
const patterns = Object.entries(currencies).map(
  ([name, words]) => [name, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')] as const,
)
const OTHER_SIGN = /(?!€)\p{Sc}/u
const EURO = /€|(?<!\p{L})euro?s?(?!\p{L})/iu

/** The currency that a text names and that is not the euro. */
export function foreignCurrencyIn(text: string): string | null {
  // `PriceUSD`
  const words = text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  const [name] = patterns.find(([, pattern]) => pattern.test(words)) ?? []
  return name ?? OTHER_SIGN.exec(text)?.[0] ?? null
}

/** Why an amount cannot be read that its cell or header says in another currency; null for any other cell. */
export function foreignAmountOf({ header, field }: StockColumn, cell: Cell): string | null {
  const text = cellText(cell)
  if (!isInEuros(field) || !/\d/.test(text)) return null
  const own = foreignCurrencyIn(text)
  const currency = own ?? (EURO.test(text) ? null : foreignCurrencyIn(header))
  if (currency === null) return null
  const place = own ? quoted(text.trim()) : `Die Überschrift ${quoted(header)}`
  const nothing = field === 'price' ? 'schreiben Sie „auf Anfrage“' : 'lassen Sie die Zelle leer'
  return `${place} nennt ${currency}, Preise werden in Euro geführt. Bitte rechnen Sie um und schreiben Sie ${quoted('… €')}, oder ${nothing}`
}
