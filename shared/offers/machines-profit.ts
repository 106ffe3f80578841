import { type Costs, grossProfit } from '../product/gross-profit.ts'
import { type Countable, counts, type OfferLine } from './offer-input.ts'

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
