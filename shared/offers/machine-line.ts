import { warrantyLine } from '../buying/warranty.ts'
import type { WarrantySettings } from '../buying/warranty-settings.ts'
import { makerBesideTitle } from '../product/maker-beside-title.ts'
import type { Product } from '../product/product.ts'
import { builtText } from '../product/year-text.ts'
import { formatNumber } from '../writing/format.ts'
import { toCents, toEuros } from './money.ts'
import type { OfferLine } from './offer-input.ts'

/** What an offer says about a machine of the stock. */
interface OfferedMachine {
  id: number
  title: string
  brand: string
  model: string
  year?: number | null | undefined
  hours?: number | null | undefined
  stockNumber?: string | null | undefined
  price?: number | null | undefined
  priceKind: string
  condition: Product['condition']
  grade?: Product['grade'] | undefined
  status: Product['status']
}

/** The line that a machine begins with. One on request has the price that only the dealer knows. */
export const machineLine = (machine: OfferedMachine, warranty: WarrantySettings): OfferLine => ({
  kind: 'machine',
  productId: machine.id,
  title: machine.title,
  description: descriptionOf(machine, warranty),
  quantity: 1,
  unitPrice: toEuros(toCents(machine.price ?? 0)),
  priceKind: machine.priceKind === 'margin' ? 'margin' : 'net',
  optional: false,
  isAlternative: false,
})

/** The line of a machine that is rented for months. One whose rent is on request has the price that only the dealer knows. */
export const rentLine = (
  { rent, ...machine }: OfferedMachine & Pick<Product, 'rent'>,
  warranty: WarrantySettings,
): OfferLine => ({
  ...machineLine({ ...machine, price: rent?.month ?? null, priceKind: 'net' }, warranty),
  kind: 'rent',
  title: `Miete je Monat: ${machine.title}`,
})

function descriptionOf(machine: OfferedMachine, warranty: WarrantySettings): string {
  const { hours, stockNumber } = machine
  const { condition, grade = null, status } = machine
  return [
    [makerBesideTitle(machine), builtText(machine)].filter(Boolean).join(', '),
    hours ? `${formatNumber(hours)} Betriebsstunden` : '',
    stockNumber ? `Lagernummer ${stockNumber}` : '',
    warrantyLine({ condition, grade, status }, warranty) ?? '',
  ]
    .filter(Boolean)
    .join('\n')
}
