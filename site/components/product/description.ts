import { formatPrice } from '../../../shared/format.ts'
import { type Product, publicStatusLabel } from '../../../shared/product.ts'
import { specificationOf } from '../../../shared/specification.ts'

const LONGEST = 300

/** What a search result says about a machine, 50 to 300 characters. */
export function productDescription(product: Product): string {
  const { title, year, location, price, status, specifications } = product
  const capacity = specificationOf(specifications, 'capacity')
  const hours = specificationOf(specifications, 'hours')
  const facts = [
    `Baujahr ${year}`,
    capacity && `Tragkraft ${capacity}`,
    hours && `Betriebsstunden: ${hours}`,
    `Standort ${location}`,
  ].filter(Boolean)
  const offer =
    status === 'active' ? `${formatPrice(price)} zzgl. MwSt.` : publicStatusLabel(status)
  const end = `. ${offer}. Jetzt beim Händler in Hamburg unverbindlich anfragen.`
  const start = `${title}: ${facts.join(', ')}`
  return shorten(start, LONGEST - end.length) + end
}

function shorten(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`
}
