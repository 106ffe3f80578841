import { z } from 'zod'
import { paths } from '../addresses/paths.ts'
import { figureText } from '../figures/names.ts'
import { categoryTrucks, truckOfCategory } from '../figures/truck-of-category.ts'
import { storedImageName } from '../images/image-address.ts'
import { priceParts } from '../product/price.ts'
import type { Product } from '../product/product.ts'
import { publicStatusLabel, yearText } from '../product/terms.ts'
import type { Dealer } from './dealer.ts'
import { logo } from './site-settings.ts'

/** In pixels, as most networks recommend for link previews. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const

/** Increase it whenever the design changes, so that all images get new addresses. */
const DESIGN = 3

/** Everything that the image for link previews shows of a machine. */
export const sharedFacts = z.object({
  dealer: z.string(),
  accent: z.string(),
  /** In place of the dealer's name; its address changes with it. */
  logo: logo.nullable(),
  title: z.string(),
  /** The price, or that the machine is sold. */
  headline: z.string(),
  note: z.string().nullable(),
  /** Available machines have no badge. */
  badge: z.object({ label: z.string(), status: z.enum(['reserved', 'sold']) }).nullable(),
  data: z.array(z.tuple([z.string(), z.string()])),
  /** The file name of the first uploaded image, or null. */
  photo: z.string().nullable(),
  /** Drawn if there is no photo; null draws a pallet on forks. */
  truck: z.enum(categoryTrucks).nullable(),
})
export type ShareFacts = z.infer<typeof sharedFacts>

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

type Sharer = Pick<Dealer, 'name' | 'accentColour' | 'logo'>

export function shareFacts(product: Shared, dealer: Sharer): ShareFacts {
  const { title, status, images, year, location, specifications, category } = product
  const capacity = figureText(specifications, 'capacity')
  const isSold = status === 'sold'
  const { amount, note } = priceParts(product)
  return {
    dealer: dealer.name,
    accent: dealer.accentColour,
    logo: dealer.logo,
    title,
    headline: isSold ? publicStatusLabel(status) : amount,
    note: isSold ? 'Vergleichbare Maschinen auf Anfrage' : note,
    badge: status === 'active' ? null : { label: publicStatusLabel(status), status: badge(status) },
    data: [
      ['Baujahr', yearText(year)],
      ...(capacity ? [['Tragkraft', capacity] as [string, string]] : []),
      ['Standort', location],
    ],
    photo: images.map(storedImageName).find((name) => name !== null) ?? null,
    truck: truckOfCategory(category.slug),
  }
}

const badge = (status: Product['status']) => (status === 'sold' ? 'sold' : 'reserved')

/** The address of the image, which changes with its content. */
export async function shareImagePath(product: Shared, dealer: Sharer): Promise<string> {
  const content = new TextEncoder().encode(JSON.stringify([DESIGN, shareFacts(product, dealer)]))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  const version = [...hash.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0'))
  return paths.shareImage(product.id, version.join(''))
}

export function shareImageAlt(product: Shared, dealer: Sharer): string {
  const { title, headline, note } = shareFacts(product, dealer)
  return `${title}: ${note ? `${headline} ${note}` : headline}`
}
