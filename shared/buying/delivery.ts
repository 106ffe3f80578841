import { z } from 'zod'
import type { Product } from '../product/product.ts'
import { formatPrice } from '../writing/format.ts'
import { isSamePlace } from './locations.ts'
import { isWithin, readPostcodes } from './postcodes.ts'
import type { DeliverySettings, DeliveryZone } from './settings.ts'

type Delivered = Pick<Product, 'location' | 'figures'>

/** What delivery of a machine costs; null: on request. */
export const deliveryPrice = z
  .object({
    price: z.number().nullable().meta({ description: 'Netto in Euro; null: auf Anfrage' }),
    from: z.string().meta({
      description: 'Der Standort, ab dem der Preis gilt; leer: ab jedem',
    }),
  })
  .meta({ id: 'DeliveryPrice' })
type DeliveryPrice = z.infer<typeof deliveryPrice>

const ON_REQUEST: DeliveryPrice = { price: null, from: '' }

/**
 * What delivery of a machine to a postcode costs, net in euros; null: on request. Of the zones for the machine's own
 * place, then of those for any, the one with the longest prefix counts. A heavy machine costs `heavyPercent` more;
 * where weight matters and is not known, nobody can say.
 *
 * By hand: a zone `20-25` of 190 € and 25 % from 4.000 kg: 4.490 kg to 21029 cost 190 · 1,25 = 237,50 €.
 */
export function priceOfDelivery(
  { location, figures }: Delivered,
  postcode: string,
  delivery: DeliverySettings,
): DeliveryPrice {
  if (!delivery) return ON_REQUEST
  const { zones, heavyFromKg, heavyPercent } = delivery
  const zone =
    closest(
      zones.filter(({ from }) => from !== '' && isSamePlace(from, location)),
      postcode,
    ) ??
    closest(
      zones.filter(({ from }) => from === ''),
      postcode,
    )
  if (!zone) return ON_REQUEST
  const { from } = zone
  if (heavyFromKg === null) return { price: zone.price, from }
  const { weight } = figures
  if (weight === undefined) return ON_REQUEST
  const share = weight >= heavyFromKg ? 100 + (heavyPercent ?? 0) : 100
  return { price: Math.round(zone.price * share) / 100, from }
}

/** The zone that names most digits of a postcode. */
function closest(zones: readonly DeliveryZone[], postcode: string): DeliveryZone | null {
  let found: { zone: DeliveryZone; digits: number } | null = null
  for (const zone of zones) {
    const areas = readPostcodes(zone.postcodes)
    if (typeof areas === 'string') continue
    for (const area of areas) {
      const digits = area.from.length
      if (isWithin(area, postcode) && digits > (found?.digits ?? 0)) found = { zone, digits }
    }
  }
  return found?.zone ?? null
}

/** `290 € zzgl. MwSt.`, `frei Haus`, `auf Anfrage`. */
export function deliveryText(price: number | null): string {
  if (price === null) return 'auf Anfrage'
  if (price === 0) return 'frei Haus'
  return `${formatPrice(price)} zzgl. MwSt.`
}

/** For which place of a machine a price of delivery holds; null where there is none. */
export function deliveryNote({ price, from }: DeliveryPrice): string | null {
  if (price === null) return null
  return from ? `Gilt ab Standort ${from}` : 'Gilt unabhängig vom Standort der Maschine'
}
