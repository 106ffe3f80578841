import { formatNumber } from '../format.ts'
import { toCents, toEuros } from './money.ts'
import type { OfferLine } from './offer-input.ts'

/** What an offer says about a machine of the stock. */
interface OfferedMachine {
  id: number
  title: string
  brand: string
  model: string
  year: number
  hours?: number | null | undefined
  stockNumber?: string | null | undefined
  price?: number | null | undefined
  priceKind: string
}

/** The line that a machine begins with. One on request has the price that only the dealer knows. */
export const machineLine = (machine: OfferedMachine): OfferLine => ({
  kind: 'machine',
  productId: machine.id,
  title: machine.title,
  description: descriptionOf(machine),
  quantity: 1,
  unitPrice: toEuros(toCents(machine.price ?? 0)),
  priceKind: machine.priceKind === 'margin' ? 'margin' : 'net',
  optional: false,
})

function descriptionOf({ brand, model, year, hours, stockNumber }: OfferedMachine): string {
  return [
    `${brand} ${model}, Baujahr ${year}`,
    hours ? `${formatNumber(hours)} Betriebsstunden` : '',
    stockNumber ? `Lagernummer ${stockNumber}` : '',
  ]
    .filter(Boolean)
    .join('\n')
}
