import { formatPrice } from '../writing/german-number.ts'
import type { Rent } from './field-rules.ts'
import type { Product } from './product.ts'
import { type RentPeriod, rentPeriods } from './terms.ts'

type Priced = Pick<Product, 'price' | 'priceKind' | 'previousPrice'>

/** A price in parts, because pages show `28.500 €` large and `zzgl. MwSt.` small. */
interface PriceParts {
  amount: string
  note: string | null
  /** The price of before, to be struck through; only a higher one is shown. */
  previous: string | null
}

export const ON_REQUEST = 'Preis auf Anfrage'

/** Of goods whose VAT no paper may state. */
export const MARGIN_NOTE = 'Differenzbesteuert nach §\u00a025a\u00a0UStG, MwSt. nicht ausweisbar'

const notes = { net: 'zzgl. MwSt.', margin: MARGIN_NOTE } as const

/**
 * The price that visitors may know; null when it is on request. One that rounds to 0 € stands for none, and is on
 * request as well.
 */
export function visiblePrice({ price, priceKind }: Pick<Priced, 'price' | 'priceKind'>) {
  return price === null || priceKind === 'onRequest' || Math.round(price) === 0 ? null : price
}

export const isPriceOnRequest = (product: Priced) => visiblePrice(product) === null

export function priceParts(product: Priced): PriceParts {
  const price = visiblePrice(product)
  if (price === null || product.priceKind === 'onRequest')
    return { amount: ON_REQUEST, note: null, previous: null }
  const { previousPrice } = product
  return {
    amount: formatPrice(price),
    note: notes[product.priceKind],
    previous: previousPrice !== null && previousPrice > price ? formatPrice(previousPrice) : null,
  }
}

/** The price as one line of text. */
export function priceText(product: Priced): string {
  const { amount, note } = priceParts(product)
  return note ? `${amount} ${note}` : amount
}

const periodLabels: Record<RentPeriod, string> = { day: 'Tag', week: 'Woche', month: 'Monat' }

/** The rates of a machine to let, shortest period first; net, as all rents are. */
function rentTexts(rent: Rent | null): string[] {
  return rentPeriods.flatMap((period) => {
    const rate = rent?.[period]
    return rate === undefined ? [] : [`${formatPrice(rate)} je ${periodLabels[period]}`]
  })
}

/** `95 € je Tag, 350 € je Woche`; empty for a machine that is not to let. */
export const rentText = (rent: Rent | null): string => rentTexts(rent).join(', ')

/** `95 € je Tag`: the rate of the shortest period; empty for a machine that is not to let. */
export const firstRateText = (rent: Rent | null): string => rentTexts(rent)[0] ?? ''

/** What a price says as people write it. */
interface TypedPrice {
  /** Net euros; null where the price is told to those who ask. */
  amount: number | null
  /** Whether it says that one can talk about it: `VB`. */
  isNegotiable: boolean
}

/** Far longer than any price with its words. */
const LONGEST = 100
const SAID_ON_REQUEST =
  /^(?:preis )?(?:auf anfrage|a\. ?a\.?|anfrage|nach vereinbarung|n\. ?v\.?)$/i

/** Whether a text says that one has to ask. */
export const isOnRequest = (text: string): boolean => SAID_ON_REQUEST.test(text)

const NEGOTIABLE =
  /^\(?(?:vb|vhb|verhandlungsbasis)[.:)]*\s*|\s*[(,]?\s*(?:vb|vhb|verhandlungsbasis)[.)]*$/i
const NET =
  /^netto:?\s*|\s*(?:netto|(?:zzgl\.?|zuzüglich|exkl\.?|ohne|\+)\s*(?:(?:der\s*)?(?:ges\.?|gesetzl\.?|gesetzlicher)\s*)?(?:mwst|ust|mehrwertsteuer)\.?)$/i

/**
 * A net price as it is typed: `18.900,-`, `6500 netto`, `VB 8.900`, `auf Anfrage`. Null for anything else, and
 * for gross prices.
 * @param readNumber how strictly the number itself is read
 */
export function readPrice(
  text: string,
  readNumber: (text: string) => number | null,
): TypedPrice | null {
  if (text.length > LONGEST) return null
  const plain = text.replace(/\s+/g, ' ').trim()
  if (isOnRequest(plain)) return { amount: null, isNegotiable: false }
  const bare = plain.replace(NET, '').replace(NEGOTIABLE, '').replace(NET, '')
  const amount = readNumber(bare)
  return amount === null ? null : { amount, isNegotiable: NEGOTIABLE.test(plain.replace(NET, '')) }
}
