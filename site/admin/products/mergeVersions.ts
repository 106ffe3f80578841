import { conditionLabels, gradeLabels, priceKindLabels } from '../../../shared/catalogue/terms.ts'
import { formatDateTime, formatDay } from '../../../shared/dates.ts'
import { feedNames } from '../../../shared/feeds/keys.ts'
import { formatCount, formatPrice } from '../../../shared/format.ts'
import { keysOf } from '../../../shared/keys.ts'
import { rentText } from '../../../shared/product/price.ts'
import {
  adminStatusLabels,
  type Product,
  type ProductInput,
  type ProductPatch,
  productInput,
  productPatch,
} from '../../../shared/product/product.ts'
import { timesEndedBy } from '../../../shared/product/times.ts'

export type ProductField = keyof ProductInput
export type Side = 'mine' | 'theirs'
/** What was typed here, or what is stored. */
export type Version = ProductInput | Product

/** The form puts technical data into its own order. */
const same = (a: unknown, b: unknown) => JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b))

const inOrder = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    : value

/** The fields in which two versions differ. */
export function differingFields(mine: Version, theirs: Product): ProductField[] {
  return productInput.keyof().options.filter((field) => !same(mine[field], theirs[field]))
}

/** Proposes the user's own value for a field that the user has changed, and the newer version's otherwise. */
export function likelySide(field: ProductField, base: Product, mine: Version): Side {
  return same(base[field], mine[field]) ? 'theirs' : 'mine'
}

/** What is to be changed of theirs. */
export function mergeVersions(
  mine: Version,
  theirs: Product,
  sides: Partial<Record<ProductField, Side>>,
): ProductPatch {
  const own = keysOf(sides).filter((field) => sides[field] === 'mine')
  const patch = productPatch.parse(Object.fromEntries(own.map((field) => [field, mine[field]])))
  return { ...patch, ...timesEndedBy(patch.status ?? theirs.status) }
}

/** @param version a whole version, or the field alone */
export function fieldText(version: Partial<Version>, field: ProductField): string {
  switch (field) {
    case 'price':
      return euros(version.price)
    case 'previousPrice':
      return euros(version.previousPrice)
    case 'priceKind':
      return version.priceKind ? priceKindLabels[version.priceKind] : ''
    case 'condition':
      return version.condition ? conditionLabels[version.condition] : ''
    case 'grade':
      return version.grade ? gradeLabels[version.grade] : ''
    case 'rent':
      return rentText(version.rent ?? null)
    case 'status':
      return version.status ? adminStatusLabels[version.status] : ''
    case 'featured':
      return version.featured ? 'Ja' : 'Nein'
    case 'withheldFrom':
      return (version.withheldFrom ?? []).map((key) => feedNames[key]).join(', ')
    case 'reservedUntil':
      return version.reservedUntil ? formatDay(version.reservedUntil) : ''
    case 'reservedFor':
      return version.reservedFor ? `Anfrage ${version.reservedFor}` : ''
    case 'publishAt':
      return version.publishAt ? `${formatDateTime(version.publishAt)} Uhr` : ''
    case 'images':
      return formatCount(version.images?.length ?? 0, 'Bild', 'Bilder')
    case 'specifications':
      return Object.entries(version.specifications ?? {})
        .map(([name, value]) => `${name}: ${value}`)
        .join('; ')
    default:
      return String(version[field] ?? '')
  }
}

const euros = (price: number | null | undefined) => (price == null ? '' : formatPrice(price))
