import { priceOfDelivery } from '../buying/delivery.ts'
import type { DeliverySettings, WarrantySettings } from '../buying/settings.ts'
import { warrantyLine } from '../buying/warranty.ts'
import { type BuyingKey, buyingFact } from '../product/buying-facts.ts'
import { withoutPastInspection } from '../product/inspection.ts'
import type { Product } from '../product/product.ts'
import { makerBesideTitle } from '../product/terms.ts'
import { toCents, toEuros } from './money.ts'
import type { OfferLine } from './offer-input.ts'

/** What an offer says about a machine of the stock. */
export interface OfferedMachine
  extends Pick<
    Product,
    'id' | 'title' | 'brand' | 'model' | 'figures' | 'specifications' | 'location'
  > {
  year?: number | null | undefined
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
  description: descriptionLines(machine, warranty).filter(Boolean).join('\n'),
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

/** The facts of a machine that its line names, by their lines. */
export const factsOfLine: readonly (readonly BuyingKey[])[] = [
  ['capacity', 'liftHeight', 'closedHeight'],
  ['year', 'hours', 'inspectionUntil'],
]

/** The lines of its description, of which those that nothing is known of are empty. */
export function descriptionLines(machine: OfferedMachine, warranty: WarrantySettings): string[] {
  const { stockNumber, location } = machine
  const { condition, grade = null, status } = machine
  const advertised = withoutPastInspection(machine)
  const factsOf = (keys: readonly BuyingKey[]) =>
    keys.flatMap((key) => buyingFact(advertised, key)?.join(' ') ?? [])
  return [
    makerBesideTitle(machine) ?? '',
    ...factsOfLine.map((keys) => factsOf(keys).join(', ')),
    [stockNumber && `Lagernummer ${stockNumber}`, location && `ab Standort ${location}`]
      .filter(Boolean)
      .join(', '),
    warrantyLine({ condition, grade, status }, warranty) ?? '',
  ]
}

/** The line of a machine's delivery at today's price; none where it is on request. */
export function deliveryLine(
  { title, location, figures }: Pick<Product, 'title' | 'location' | 'figures'>,
  postcode: string,
  delivery: DeliverySettings,
): OfferLine[] {
  const { price } = priceOfDelivery({ location, figures }, postcode, delivery)
  if (price === null) return []
  return [
    {
      kind: 'delivery',
      productId: null,
      title: `Lieferung nach ${postcode}`,
      description: `${title}, ab Standort ${location}`,
      quantity: 1,
      unitPrice: price,
      priceKind: 'net',
      optional: false,
      isAlternative: false,
    },
  ]
}

const PICK_UP = /[,;]? *\bab (?:Standort|Lager|Werk|Hof)\b[^,;.\n]*/gi

/** When an offer delivers, without where its machines would be picked up: a line of it brings them. */
export const timeOfDelivery = (deliveryTime: string): string =>
  deliveryTime.replace(PICK_UP, '').trim()
