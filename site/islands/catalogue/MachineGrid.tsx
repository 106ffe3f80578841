import { memo } from 'react'
import type { ListedProduct } from '../../../shared/catalogue/listed-product.ts'
import type { CatalogueState } from '../../../shared/catalogue/state.ts'
import { ProductCard } from '../../components/product/ProductCard.tsx'

/** A card is drawn again when its machine has changed, not with every letter of a search. */
const Card = memo(
  ProductCard,
  (before, after) =>
    before.product.id === after.product.id &&
    before.product.updatedAt === after.product.updatedAt &&
    before.eager === after.eager &&
    before.concern === after.concern,
)

interface Props {
  products: ListedProduct[]
  state: Pick<CatalogueState, 'view' | 'rentable'>
}

export function MachineGrid({ products, state: { view, rentable } }: Props) {
  return (
    <ul className={gridClass(view)}>
      {products.map((product, index) => (
        <li key={product.id}>
          <Card product={product} eager={index === 0} concern={rentable ? 'miete' : undefined} />
        </li>
      ))}
    </ul>
  )
}

export const gridClass = (view: CatalogueState['view']) =>
  `product-grid product-grid--${view === 'liste' ? 'rows' : 'results'} plain`
