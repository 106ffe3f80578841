import { Fragment, memo } from 'react'
import type { RateOfEuro } from '../../../shared/buying/leasing.ts'
import type { CatalogueState } from '../../../shared/catalogue/state.ts'
import type { ListedProduct } from '../../../shared/product/listed-product.ts'
import { ProductCard } from '../../components/product/ProductCard.tsx'

/** Drawn again when its machine has changed, not with every letter of a search. */
const Card = memo(ProductCard)

/** Between machines that have a figure exactly and those that do as much. */
export interface Line {
  /** How many machines stand before it. */
  at: number
  text: string
}

interface Props {
  products: ListedProduct[]
  /** Kilometres to each, where that is the order. */
  distances: (number | null)[]
  state: Pick<CatalogueState, 'view' | 'rentable'>
  leasing: RateOfEuro | null
  line?: Line | null
}

export function MachineGrid({
  products,
  distances,
  state: { view, rentable },
  leasing,
  line,
}: Props) {
  return (
    <ul className={gridClass(view)}>
      {products.map((product, index) => (
        <Fragment key={product.id}>
          {line?.at === index && (
            <li className="results__line">
              <h3>{line.text}</h3>
            </li>
          )}
          <li>
            <Card
              product={product}
              away={distances[index]}
              eager={index === 0}
              concern={rentable ? 'miete' : undefined}
              leasing={leasing}
            />
          </li>
        </Fragment>
      ))}
    </ul>
  )
}

export const gridClass = (view: CatalogueState['view']) =>
  `product-grid product-grid--${view === 'liste' ? 'rows' : 'results'} plain`

const placeholder: ListedProduct = {
  id: 0,
  title: 'Gabelstapler',
  brand: 'Marke',
  model: '',
  year: 2000,
  condition: 'used',
  grade: null,
  stockNumber: null,
  priceKind: 'net',
  price: 10_000,
  previousPrice: null,
  rent: null,
  location: 'Standort',
  categoryId: 0,
  category: { id: 0, name: '', slug: '', icon: '' },
  description: 'Beschreibung der Maschine in einer Zeile',
  images: [],
  specifications: {
    Tragkraft: '1.000 kg',
    Hubhöhe: '3.000 mm',
    Bauhöhe: '2.000 mm',
    Mast: 'Duplex',
    Betriebsstunden: '1.000 h',
  },
  figures: {},
  featured: false,
  status: 'active',
  createdAt: '',
}

/** A card whose words the styles grey out: it always has the size of what it stands for. */
export function SkeletonCard() {
  return <ProductCard product={placeholder} leasing={null} />
}
