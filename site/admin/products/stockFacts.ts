import { priceParts } from '../../../shared/product/price.ts'
import { adminStatusLabels, type Product } from '../../../shared/product/product.ts'
import { builtText } from '../../../shared/product/terms.ts'
import { DAY } from '../../../shared/time/time.ts'
import { formatCount, formatQuantity } from '../../../shared/writing/format.ts'

const amountIn = (value: number | undefined, unit: string) =>
  value === undefined ? null : formatQuantity(value, unit)

export const hoursOf = ({ figures }: Product) => amountIn(figures.hours, 'h')
export const capacityOf = ({ figures }: Product) => amountIn(figures.capacity, 'kg')

/** How many whole days the machine has been offered; null once it is sold. */
export function daysInStock({ createdAt, status }: Product, now = new Date()): number | null {
  return status === 'sold' ? null : Math.floor((now.getTime() - Date.parse(createdAt)) / DAY)
}

/** The same for where there are no columns: `5.200 h · 2.500 kg · 45 Tage`. */
export function factsLine(product: Product, now = new Date()): string {
  const days = daysInStock(product, now)
  const inStock = days === null ? null : formatCount(days, 'Tag', 'Tage')
  return [hoursOf(product), capacityOf(product), inStock].filter((fact) => fact).join(' · ')
}

/** Tells machines of one title apart where one is chosen: `Baujahr 2019 · 18.900 € · L-1042 · Reserviert`. */
export const choiceDetail = (product: Product): string =>
  [
    builtText(product),
    priceParts(product).amount,
    product.stockNumber,
    product.status === 'active' ? '' : adminStatusLabels[product.status],
  ]
    .filter(Boolean)
    .join(' · ')
