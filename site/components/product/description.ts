import type { Dealer } from '../../../shared/dealer/dealer.ts'
import { figureText } from '../../../shared/figures/names.ts'
import { builtText } from '../../../shared/product/in-words.ts'
import { priceText } from '../../../shared/product/price.ts'
import type { Product } from '../../../shared/product/product.ts'
import { publicStatusLabel } from '../../../shared/product/terms.ts'

const LONGEST = 300

/** The text about a machine in search results, 50 to 300 characters. */
export function productDescription(product: Product, { city }: Pick<Dealer, 'city'>): string {
  const { title, location, status, specifications } = product
  const capacity = figureText(specifications, 'capacity')
  const hours = figureText(specifications, 'hours')
  const facts = [
    builtText(product),
    capacity && `Tragkraft ${capacity}`,
    hours && `Betriebsstunden: ${hours}`,
    `Standort ${location}`,
  ].filter(Boolean)
  const offer = status === 'active' ? priceText(product) : publicStatusLabel(status)
  const end = ` ${sentence(offer)} Jetzt beim Händler in ${city} unverbindlich anfragen.`
  const start = `${title}: ${facts.join(', ')}`
  return sentence(shorten(start, LONGEST - end.length - 1)) + end
}

/** Adds a full stop, unless the text ends with one or with an ellipsis. */
const sentence = (text: string) => (/[.…]$/.test(text) ? text : `${text}.`)

function shorten(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`
}
