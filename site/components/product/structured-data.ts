import { paths } from '../../../shared/addresses/paths.ts'
import type { Dealer } from '../../../shared/dealer/dealer.ts'
import { propertyValues } from '../../../shared/figures/structured.ts'
import { visiblePrice } from '../../../shared/product/price.ts'
import { GALLERY_LIMIT, type Product } from '../../../shared/product/product.ts'
import type { Condition, ProductStatus } from '../../../shared/product/terms.ts'

/** Null: nobody is offered it. */
const availability: Record<ProductStatus, string | null> = {
  active: 'InStock',
  reserved: 'Reserved',
  sold: null,
  inactive: null,
}

/** schema.org has no word for a demonstration machine, which has been used. */
const itemConditions: Record<Condition, string> = {
  new: 'NewCondition',
  demo: 'UsedCondition',
  used: 'UsedCondition',
  refurbished: 'RefurbishedCondition',
}

/** A machine for search engines. Without a visible price, or once it is sold, there is no offer. */
export function productData(product: Product, dealer: Pick<Dealer, 'name'>, origin: string) {
  const { id, title, brand, model, year, description, images, specifications } = product
  const url = new URL(paths.product(id), origin).href
  const shown = images.slice(0, GALLERY_LIMIT)
  return {
    '@type': 'Product',
    '@id': `${url}#maschine`,
    url,
    name: title,
    sku: product.stockNumber ?? String(id),
    model,
    brand: { '@type': 'Brand', name: brand },
    category: product.category.name,
    description: description || undefined,
    image: shown.length > 0 ? shown.map((image) => new URL(image, origin).href) : undefined,
    productionDate: year === null ? undefined : String(year),
    itemCondition: `https://schema.org/${itemConditions[product.condition]}`,
    additionalProperty: propertyValues(specifications),
    offers: offer(product, dealer, url),
  }
}

const pricing = (price: number, kind: Product['priceKind']) => ({
  price,
  priceCurrency: 'EUR',
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: kind === 'margin',
  },
})

function offer(product: Product, dealer: Pick<Dealer, 'name'>, url: string) {
  const price = visiblePrice(product)
  const state = availability[product.status]
  if (price === null || state === null) return undefined
  return {
    '@type': 'Offer',
    url,
    ...pricing(price, product.priceKind),
    availability: `https://schema.org/${state}`,
    eligibleCustomerType: 'https://schema.org/Business',
    seller: { '@type': 'LocalBusiness', name: dealer.name },
    areaServed: 'DE',
  }
}
