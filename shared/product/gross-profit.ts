import { formatQuantity, formatWholeEuros } from '../writing/format.ts'

interface Sale extends Costs {
  price: number | null
  /** Whether the price is one of § 25a UStG. */
  isMargin: boolean
}

/** What a machine has cost the dealer, net. */
export interface Costs {
  purchasePrice: number | null
  /** Beside that, until it could be sold. */
  preparationCost: number | null
}

/** What a sale brings, in euros and as a share of the net price. */
interface GrossProfit {
  amount: number
  percent: number
}

/**
 * What is left of a price without VAT, what the machine has cost and its preparation; null as long as price or purchase
 * price is missing.
 *
 * A price is net, but for goods whose margin alone is taxed: there the VAT is within the price, and it is that of the
 * difference to the purchase price at the general rate, without a difference none (§ 25a Abs. 3 and 5 UStG,
 * https://www.gesetze-im-internet.de/ustg_1980/__25a.html). What was done to the machine since does not lower that tax.
 * @param vatRate the general rate in percent
 */
export function grossProfit(
  { price, isMargin, purchasePrice, preparationCost }: Sale,
  vatRate: number,
): GrossProfit | null {
  if (!price || purchasePrice === null) return null
  const difference = price - purchasePrice
  const vat = isMargin && difference > 0 ? (difference * vatRate) / (100 + vatRate) : 0
  const amount = difference - vat - (preparationCost ?? 0)
  return { amount, percent: (amount / (price - vat)) * 100 }
}

/** `Rohertrag 7.654 €, das sind 38,3 % vom Nettopreis`, or a loss; empty as long as neither is known. */
export function grossProfitText(sale: Sale, vatRate: number): string {
  const profit = grossProfit(sale, vatRate)
  if (!profit) return ''
  const share = formatQuantity(Math.abs(profit.percent), '%', 1)
  const name = profit.amount < 0 ? 'Verlust' : 'Rohertrag'
  return `${name} ${formatWholeEuros(Math.abs(profit.amount))}, das sind ${share} vom Nettopreis`
}
