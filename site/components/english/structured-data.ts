import { paths } from '../../../shared/addresses/paths.ts'
import type { Dealer } from '../../../shared/dealer/dealer.ts'
import { englishSpecification } from '../../../shared/product/english-specification.ts'
import type { Product } from '../../../shared/product/product.ts'
import { productData } from '../product/structured-data.ts'
import { itemList } from '../structured-data.ts'

/** As `productData`, in English: what nobody has put into English is left out. */
export function englishProductData(
  product: Product,
  category: string,
  dealer: Pick<Dealer, 'name'>,
  origin: string,
) {
  const url = new URL(paths.english.product(product.id), origin).href
  const { offers, ...data } = productData(product, dealer, origin)
  const { areaServed: _, ...offer } = offers ?? {}
  return {
    ...data,
    '@id': `${url}#machine`,
    url,
    category,
    description: product.descriptionEn || undefined,
    additionalProperty: propertyValues(product),
    offers: offers && { ...offer, url },
  }
}

const propertyValues = (product: Product) =>
  englishSpecification(product)
    .flatMap(({ lines }) => lines)
    .flatMap(({ name, values }) => {
      const value = values.filter(({ isGerman }) => !isGerman).map(({ text }) => text)
      return name.isGerman || value.length === 0
        ? []
        : [{ '@type': 'PropertyValue', name: name.text, value: value.join(', ') }]
    })

/** As `itemList`, with the machines' pages in English. */
export const englishItemList = (
  products: Pick<Product, 'id' | 'title'>[],
  origin: string,
  before: number,
) => itemList(products, origin, before, paths.english.product)
