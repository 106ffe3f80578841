import { formatEuros, toCents, toEuros } from './money.ts'
import {
  type Countable,
  counts,
  type OfferLine,
  priceKindLabelsIn,
  type SentLine,
  type TaxMode,
} from './offer-input.ts'
import { lineTotal, type OfferTotals, shareOf } from './totals.ts'

type PriceKind = OfferLine['priceKind']
type Priced = Countable &
  Pick<OfferLine, 'kind' | 'quantity' | 'unitPrice'> & { priceKind?: PriceKind | undefined }

const kinds = ['net', 'margin'] as const

const isOf = (priceKind: PriceKind) => (line: Priced) => (line.priceKind ?? 'net') === priceKind

/** What a discount can lower, in cents by the kind of price: lines that count, discounts and trade-ins aside. */
function lowerable(lines: readonly Priced[]): Record<PriceKind, number> {
  const priced = lines.filter(
    (line) => counts(line) && line.kind !== 'discount' && line.kind !== 'tradeIn',
  )
  const sumOf = (kind: PriceKind) =>
    priced.filter(isOf(kind)).reduce((sum, line) => sum + toCents(lineTotal(line)), 0)
  return { net: sumOf('net'), margin: sumOf('margin') }
}

/** The kinds of price that a discount on these lines lowers; net as long as there is nothing to lower. */
export function loweredKinds(lines: readonly Priced[]): PriceKind[] {
  const sums = lowerable(lines)
  const lowered = kinds.filter((kind) => sums[kind] > 0)
  return lowered.length > 0 ? lowered : ['net']
}

/**
 * A discount in euros by the kinds of price that it lowers, in proportion to their sums: what is agreed for supplies that
 * are taxed differently is divided among them (UStAE 10.1 Abs. 11), so that VAT is saved only where there is VAT.
 */
export function dividedDiscount(
  lines: readonly Priced[],
  amount: number,
): { priceKind: PriceKind; unitPrice: number }[] {
  const [first = 'net', ...others] = loweredKinds(lines)
  const sums = lowerable(lines)
  const all = toCents(amount)
  const rest = others.map((priceKind) => ({
    priceKind,
    cents: Math.round((all * sums[priceKind]) / (sums.net + sums.margin)),
  }))
  const firstCents = all - rest.reduce((sum, { cents }) => sum + cents, 0)
  return [{ priceKind: first, cents: firstCents }, ...rest]
    .filter(({ cents }, index) => cents > 0 || index === 0)
    .map(({ priceKind, cents }) => ({ priceKind, unitPrice: toEuros(cents) }))
}

/** So many percent of what a discount can lower, in euros, rounded half up to the cent. */
export function percentOfLines(lines: readonly Priced[], percent: number): number {
  const { net, margin } = lowerable(lines)
  return toEuros(shareOf(net + margin, percent))
}

/** What a discount in percent comes to on its kind of price, beside these lines; null for one in euros. */
export function percentAmount(
  { percent, priceKind }: Partial<Pick<OfferLine, 'percent' | 'priceKind'>>,
  lines: readonly Priced[],
): number | null {
  if (percent === undefined) return null
  return percentOfLines(
    lines.filter((line) => (line.priceKind ?? 'net') === (priceKind ?? 'net')),
    percent,
  )
}

/**
 * Lines with the kind of price of each: what does not say it is net, and a discount lowers what there is. What a discount
 * in percent comes to follows from the others.
 */
export function withPriceKinds(lines: readonly SentLine[]): OfferLine[] {
  return lines.flatMap((line): OfferLine[] => {
    const { priceKind, kind, percent } = line
    if (kind === 'discount' && percent !== undefined)
      return (priceKind ? [priceKind] : loweredKinds(lines)).map((priceKind) => ({
        ...line,
        priceKind,
        quantity: 1,
        unitPrice: percentAmount({ percent, priceKind }, lines) ?? line.unitPrice,
      }))
    if (priceKind) return [{ ...line, priceKind }]
    if (kind !== 'discount') return [{ ...line, priceKind: 'net' }]
    const parts = dividedDiscount(lines, lineTotal(line))
    if (parts.length > 1) return parts.map((part) => ({ ...line, ...part, quantity: 1 }))
    return parts.map(({ priceKind }) => ({ ...line, priceKind }))
  })
}

/** What a discount lowers, alone and behind „die“. */
const kindNames = {
  taxed: ['Positionen zzgl. MwSt.', 'Positionen zzgl. MwSt.'],
  free: ['steuerfreie Positionen', 'steuerfreien Positionen'],
  margin: ['differenzbesteuerte Positionen', 'differenzbesteuerten Positionen'],
} as const

const namesOf = (priceKind: PriceKind, taxMode: TaxMode) =>
  kindNames[priceKind === 'margin' ? 'margin' : taxMode === 'domestic' ? 'taxed' : 'free']

/** Why an offer with these lines cannot be stored; null where it can. */
export const sumsRefusal = (
  lines: readonly Priced[],
  { payable }: Pick<OfferTotals, 'payable'>,
  taxMode: TaxMode,
): string | null =>
  discountRefusal(lines, 'net', taxMode) ??
  discountRefusal(lines, 'margin', taxMode) ??
  (payable < 0 ? 'Die Inzahlungnahme ist höher als der Preis.' : null)

/** Why the discounts on a kind of price cannot be; null where they can. */
function discountRefusal(
  lines: readonly Priced[],
  priceKind: PriceKind,
  taxMode: TaxMode,
): string | null {
  const discount = lines
    .filter((line) => counts(line) && line.kind === 'discount' && isOf(priceKind)(line))
    .reduce((sum, line) => sum + toCents(lineTotal(line)), 0)
  const sums = lowerable(lines)
  const [name, theName] = namesOf(priceKind, taxMode)
  if (discount <= sums[priceKind]) return null
  if (sums[priceKind] > 0)
    return `Der Nachlass (${formatEuros(toEuros(discount))}) ist höher als die ${theName}, die er mindert (${formatEuros(toEuros(sums[priceKind]))}).`
  const other = priceKind === 'net' ? 'margin' : 'net'
  if (sums[other] > 0)
    return `Der Nachlass mindert ${name}, davon gibt es hier aber keine. Stellen Sie seine Steuer auf „${priceKindLabelsIn(taxMode)[other]}“.`
  const hasOptional = lines.some((line) => line.kind !== 'discount' && !counts(line))
  return `Der Nachlass mindert nichts: ${hasOptional ? 'Alle anderen Positionen sind optional oder Alternativen.' : 'Es gibt keine andere Position.'}`
}
