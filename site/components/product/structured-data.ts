import { company } from '../../../shared/company.ts'
import { paths } from '../../../shared/paths.ts'
import { isPriceOnRequest } from '../../../shared/price.ts'
import type { Product, ProductStatus } from '../../../shared/product.ts'
import { parseMeasure, specificationOf } from '../../../shared/specification.ts'

const availability: Record<ProductStatus, string> = {
  active: 'InStock',
  reserved: 'Reserved',
  sold: 'SoldOut',
  inactive: 'Discontinued',
}

/** Words of the trade, the first that fits; what is described in others is left open. */
const conditions: [RegExp, string][] = [
  [/überholt|aufgearbeitet/i, 'RefurbishedCondition'],
  [/gebraucht|vorführ|neuwertig/i, 'UsedCondition'],
  [/^(?:fabrik)?neu(?![a-zäöüß])/i, 'NewCondition'],
]

/** UN/CEFACT's codes, as schema.org wants them. */
const unitCodes = { mm: 'MMT', kg: 'KGM', h: 'HUR' } as const

/** A machine as search engines read it; a net price for businesses, no offer without a price. */
export function productData(product: Product, origin: string) {
  const { id, title, brand, model, year, price, status, description, images, specifications } =
    product
  const url = new URL(paths.product(id), origin).href
  return {
    '@type': 'Product',
    '@id': `${url}#maschine`,
    url,
    name: title,
    sku: String(id),
    model,
    brand: { '@type': 'Brand', name: brand },
    category: product.category.name,
    description: description || undefined,
    image: images.length > 0 ? images.map((image) => new URL(image, origin).href) : undefined,
    productionDate: String(year),
    itemCondition: conditionOf(specifications),
    additionalProperty: Object.entries(specifications).map(([name, value]) => ({
      '@type': 'PropertyValue',
      name,
      ...measured(value),
    })),
    offers: isPriceOnRequest(product) ? undefined : offer(price, status, url),
  }
}

function conditionOf(specifications: Product['specifications']): string | undefined {
  const words = specificationOf(specifications, 'condition')?.normalize('NFC') ?? ''
  const condition = conditions.find(([pattern]) => pattern.test(words))?.[1]
  return condition && `https://schema.org/${condition}`
}

/** A plain figure with its unit as a machine reads it, anything else as it is written. */
function measured(text: string) {
  const measure = parseMeasure(text)
  if (!measure?.unit) return { value: text }
  return { value: measure.value, unitCode: unitCodes[measure.unit] }
}

function offer(price: number, status: ProductStatus, url: string) {
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'EUR',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: false,
    },
    availability: `https://schema.org/${availability[status]}`,
    eligibleCustomerType: 'https://schema.org/Business',
    seller: { '@type': 'LocalBusiness', name: company.name },
    areaServed: company.country,
  }
}
