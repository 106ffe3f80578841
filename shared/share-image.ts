import { company } from './company.ts'
import { figureText } from './figures/recognise.ts'
import { storedImageName } from './image-address.ts'
import { paths } from './paths.ts'
import { priceParts } from './price.ts'
import { type Product, publicStatusLabel } from './product.ts'
import { type CategoryTruck, truckOfCategory } from './truck-of-category.ts'

/** What link previews show best, in pixels. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const

/** Rises with every change of the drawing itself, so that its pictures get new addresses. */
const DESIGN = 2

/** Everything that a machine's picture for link previews shows. */
export interface ShareFacts {
  dealer: string
  title: string
  /** The price, or that the machine is sold. */
  headline: string
  note: string | null
  /** Only what is not simply available has a badge. */
  badge: { label: string; status: 'reserved' | 'sold' } | null
  data: [name: string, value: string][]
  /** File name of its first picture of our own, or null. */
  photo: string | null
  /** Drawn in place of a missing photo; a pallet on forks where there is none. */
  truck: CategoryTruck | null
}

type Shared = Pick<
  Product,
  | 'id'
  | 'title'
  | 'price'
  | 'priceKind'
  | 'previousPrice'
  | 'status'
  | 'images'
  | 'year'
  | 'location'
  | 'specifications'
> & { category: Pick<Product['category'], 'slug'> }

export function shareFacts(product: Shared): ShareFacts {
  const { title, status, images, year, location, specifications, category } = product
  const capacity = figureText(specifications, 'capacity')
  const isSold = status === 'sold'
  const { amount, note } = priceParts(product)
  return {
    dealer: company.name,
    title,
    headline: isSold ? publicStatusLabel(status) : amount,
    note: isSold ? 'Vergleichbare Maschinen auf Anfrage' : note,
    badge: status === 'active' ? null : { label: publicStatusLabel(status), status: badge(status) },
    data: [
      ['Baujahr', String(year)],
      ...(capacity ? [['Tragkraft', capacity] as [string, string]] : []),
      ['Standort', location],
    ],
    photo: images.map(storedImageName).find((name) => name !== null) ?? null,
    truck: truckOfCategory(category.slug),
  }
}

const badge = (status: Product['status']) => (status === 'sold' ? 'sold' : 'reserved')

/** The picture's address. It changes whenever the picture shows something else. */
export async function shareImagePath(product: Shared): Promise<string> {
  const content = new TextEncoder().encode(JSON.stringify([DESIGN, shareFacts(product)]))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  const version = [...hash.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0'))
  return paths.shareImage(product.id, version.join(''))
}

/** The picture in words. */
export function shareImageAlt(product: Shared): string {
  const { title, headline, note } = shareFacts(product)
  return `${title}: ${note ? `${headline} ${note}` : headline}`
}
