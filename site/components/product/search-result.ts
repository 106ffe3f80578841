import type { Dealer } from '../../../shared/dealer/dealer.ts'
import { figureText } from '../../../shared/figures/names.ts'
import type { ChoiceOf } from '../../../shared/figures/registry.ts'
import { truckOfCategory } from '../../../shared/figures/truck-of-category.ts'
import { priceText } from '../../../shared/product/price.ts'
import type { Product } from '../../../shared/product/product.ts'
import { builtText, type Condition, publicStatusLabel } from '../../../shared/product/terms.ts'

const conditionWords: Record<Condition, string> = {
  new: 'neu',
  demo: 'Vorführgerät',
  used: 'gebraucht',
  refurbished: 'generalüberholt',
}

const driveWords: Record<ChoiceOf<'drive'>, string> = {
  electric: 'Elektrostapler',
  diesel: 'Dieselstapler',
  lpg: 'Treibgasstapler',
  cng: 'Erdgasstapler',
  petrol: 'Benzinstapler',
  hybrid: 'Hybridstapler',
  hydrogen: 'Wasserstoffstapler',
}

type Titled = Pick<Product, 'title' | 'year' | 'condition' | 'category' | 'figures'>

/** What somebody has searched for, as `Toyota 8FDF25 Dieselstapler gebraucht, 2,5 t, 4,7 m, 2021`. */
export function pageTitle({ title, year, condition, category, figures }: Titled): string {
  const type = typeOf(category.slug, figures.drive)
  const isNamed = type === null || title.toLowerCase().includes(type.toLowerCase())
  const name = [title, ...(isNamed ? [] : [type]), conditionWords[condition]].join(' ')
  return [name, thousands(figures.capacity, 't'), thousands(figures.liftHeight, 'm'), year]
    .filter((part) => part !== null)
    .join(', ')
}

/** A reach truck is asked for by its mast, any other truck by its drive. */
function typeOf(slug: string, drive: ChoiceOf<'drive'> | undefined): string | null {
  if (truckOfCategory(slug) === 'reach') return 'Schubmaststapler'
  return drive ? driveWords[drive] : null
}

function thousands(value: number | undefined, unit: 't' | 'm'): string | null {
  if (value === undefined) return null
  const text = (value / 1000).toLocaleString('de-DE', { maximumFractionDigits: 2 })
  return `${text}\u00a0${unit}`
}

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
