import { germanSortKey } from '../../../shared/catalogue/collation.ts'
import { visiblePrice } from '../../../shared/product/price.ts'
import type { ProductInput } from '../../../shared/product/product.ts'
import { availability } from '../../../shared/product/terms.ts'
import { machineText } from '../../../shared/search/machine-text.ts'
import { figureColumns } from './product.figures.ts'
import { RECOGNITION } from './recognition.ts'

type Described = Pick<
  ProductInput,
  | 'title'
  | 'brand'
  | 'model'
  | 'location'
  | 'description'
  | 'specifications'
  | 'status'
  | 'priceKind'
> & { price?: number | null | undefined; stockNumber?: string | null | undefined }

/** The columns that the database sorts and searches by. */
export function derivedFrom(product: Described) {
  const figures = figureColumns(product.specifications)
  const price = visiblePrice({ price: product.price ?? null, priceKind: product.priceKind })
  return {
    titleKey: germanSortKey(product.title),
    brandKey: product.brand.toLowerCase(),
    ...figures,
    recognition: RECOGNITION,
    searchText: machineText(product),
    availability: availability[product.status],
    visiblePrice: price,
    comparedPrice: price ?? 0,
  }
}
