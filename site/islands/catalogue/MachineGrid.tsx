import { memo } from 'react'
import type { RateOfEuro } from '../../../shared/buying/leasing.ts'
import type { CatalogueState } from '../../../shared/catalogue/state.ts'
import type { ListedProduct } from '../../../shared/product/listed-product.ts'
import { ProductCard } from '../../components/product/ProductCard.tsx'

/** Drawn again when its machine has changed, not with every letter of a search. */
const Card = memo(ProductCard)

interface Props {
  products: ListedProduct[]
  state: Pick<CatalogueState, 'view' | 'rentable'>
  leasing: RateOfEuro | null
}

export function MachineGrid({ products, state: { view, rentable }, leasing }: Props) {
  return (
    <ul className={gridClass(view)}>
      {products.map((product, index) => (
        <li key={product.id}>
          <Card
            product={product}
            eager={index === 0}
            concern={rentable ? 'miete' : undefined}
            leasing={leasing}
          />
        </li>
      ))}
    </ul>
  )
}

export const gridClass = (view: CatalogueState['view']) =>
  `product-grid product-grid--${view === 'liste' ? 'rows' : 'results'} plain`
