import { z } from 'zod'
import { type Costs, grossProfit } from '../product/gross-profit.ts'
import { toCents, toEuros } from './money.ts'
import { type Countable, counts, type OfferLine, type TaxMode } from './offer-input.ts'

const euros = z.number()

/** What an offer comes to, in euros. */
export const offerTotals = z.object({
  net: euros.meta({ description: 'Nettobetrag der Regelbesteuerung, nach Nachlässen' }),
  vatRate: z.number().meta({ description: 'In Prozent; 0 ohne Mehrwertsteuer' }),
  vat: euros,
  gross: euros.meta({ description: 'net + vat' }),
  margin: euros.meta({ description: 'Differenzbesteuertes (§ 25a UStG), nach Nachlässen' }),
  total: euros.meta({ description: 'gross + margin' }),
  tradeIn: euros.meta({ description: 'Was in Zahlung genommen wird' }),
  payable: euros.meta({ description: 'total − tradeIn' }),
})
export type OfferTotals = z.infer<typeof offerTotals>

type Counted = Countable & Pick<OfferLine, 'kind' | 'quantity' | 'unitPrice' | 'priceKind'>

interface Tax {
  taxMode: TaxMode
  /** In percent, of a domestic sale. */
  vatRate: number
}

/** The amount of a line in euros. Discounts and trade-ins are positive, as they are entered. */
export const lineTotal = (line: Pick<Counted, 'quantity' | 'unitPrice'>): number =>
  toEuros(centsOf(line))

/**
 * Sums up an offer. VAT is calculated once, from the net sum, and rounded half up. A discount lowers the sum of its
 * kind of price, and a trade-in is subtracted at the end. Optional lines and alternatives do not count.
 */
export function totalsOf(lines: readonly Counted[], { taxMode, vatRate }: Tax): OfferTotals {
  const counting = lines.filter(counts)
  const block = (kind: OfferLine['priceKind']) =>
    sum(
      counting
        .filter((line) => line.kind !== 'tradeIn' && line.priceKind === kind)
        .map((line) => (line.kind === 'discount' ? -centsOf(line) : centsOf(line))),
    )
  const tradeIn = sum(counting.filter(({ kind }) => kind === 'tradeIn').map(centsOf))
  const rate = taxMode === 'domestic' ? vatRate : 0
  const net = block('net')
  const margin = block('margin')
  const vat = shareOf(net, rate)
  const total = net + vat + margin
  return {
    net: toEuros(net),
    vatRate: rate,
    vat: toEuros(vat),
    gross: toEuros(net + vat),
    margin: toEuros(margin),
    total: toEuros(total),
    tradeIn: toEuros(tradeIn),
    payable: toEuros(total - tradeIn),
  }
}

/**
 * What the lines are worth to the dealer in euros: before VAT and before what is taken in payment, so that it is the
 * same whatever VAT is.
 */
export function worthOf(lines: readonly Counted[]): number {
  const { net, margin } = totalsOf(lines, { taxMode: 'export', vatRate: 0 })
  return toEuros(toCents(net) + toCents(margin))
}

/** Rounded half up to a whole cent, line by line, where the quantity has decimals. Both limits keep it exact. */
const centsOf = ({ quantity, unitPrice }: Pick<Counted, 'quantity' | 'unitPrice'>) =>
  Math.round((Math.round(quantity * 100) * toCents(unitPrice)) / 100)

const sum = (cents: readonly number[]) => cents.reduce((a, b) => a + b, 0)

/** Of the digits that a rate may have after its point. */
const RATE = 10_000

/** Percent of whole cents of at least zero, in cents, rounded half up. */
export function shareOf(cents: number, percent: number): number {
  const whole = BigInt(100 * RATE)
  // The product of both may be larger than what a number holds exactly.
  const share = BigInt(Math.max(cents, 0)) * BigInt(Math.round(percent * RATE))
  return Number((share + whole / 2n) / whole)
}

export type ProfitLine = Countable &
  Pick<OfferLine, 'kind' | 'productId' | 'quantity' | 'unitPrice' | 'priceKind'>

/**
 * What the machines of an offer bring, in euros. Discounts lower their prices alike; nobody knows what transport and
 * services cost, so that they do not count.
 * @param costs of each machine, by its id
 * @param vatRate in percent, of goods that are taxed by their margin
 * @returns null without machines, and as long as it is not known of each what it has cost
 */
export function machinesProfit(
  lines: readonly ProfitLine[],
  costs: ReadonlyMap<number, Costs>,
  vatRate: number,
): number | null {
  const counting = lines.filter(counts)
  const machines = counting.filter(({ kind }) => kind === 'machine')
  const sumOf = (kind: ProfitLine['kind'], priceKind: ProfitLine['priceKind']) =>
    counting
      .filter((line) => line.kind === kind && line.priceKind === priceKind)
      .reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
  let profit = 0
  for (const { productId, quantity, unitPrice, priceKind } of machines) {
    const discounted = 1 - sumOf('discount', priceKind) / sumOf('machine', priceKind)
    const sale = {
      price: unitPrice * discounted,
      isMargin: priceKind === 'margin',
      ...(costs.get(productId ?? 0) ?? UNKNOWN),
    }
    const one = grossProfit(sale, vatRate)
    if (!one) return null
    profit += quantity * one.amount
  }
  return machines.length > 0 ? profit : null
}

const UNKNOWN: Costs = { purchasePrice: null, preparationCost: null }
