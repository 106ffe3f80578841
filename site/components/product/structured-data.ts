import { company } from '../../../shared/company.ts'
import { paths } from '../../../shared/paths.ts'
import type { Product, ProductStatus } from '../../../shared/product.ts'

const availability: Record<ProductStatus, string> = {
  active: 'InStock',
  reserved: 'Reserved',
  sold: 'SoldOut',
  inactive: 'Discontinued',
}

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
    additionalProperty: Object.entries(specifications).map(([name, value]) => ({
      '@type': 'PropertyValue',
      name,
      value,
    })),
    offers: price > 0 ? offer(price, status, url) : undefined,
  }
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
