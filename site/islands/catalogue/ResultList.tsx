import { memo } from 'react'
import type { CatalogueState } from '../../../shared/catalogue/state.ts'
import { PAGE_SIZE } from '../../../shared/catalogue/terms.ts'
import { ProductCard } from '../../components/product/ProductCard.tsx'
import { EmptyStock } from './EmptyStock.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { NothingFound } from './NothingFound.tsx'
import type { FirstPage } from './props.ts'
import { SkeletonCard } from './SkeletonCard.tsx'
import type { Results } from './use-results.ts'

interface Props {
  state: CatalogueState
  first: FirstPage
  results: Results
  show: (state: CatalogueState) => void
  reset: () => void
}

/** A card is drawn again when its machine has changed, not with every letter of a search. */
const Card = memo(
  ProductCard,
  (before, after) =>
    before.product.id === after.product.id &&
    before.product.updatedAt === after.product.updatedAt &&
    before.eager === after.eager &&
    before.concern === after.concern,
)

export function ResultList({ state, first, results, show, reset }: Props) {
  const { hits, failed, stale } = results
  const grid = `product-grid product-grid--${state.view === 'liste' ? 'rows' : 'results'} plain`
  return (
    <div className="results" aria-busy={stale || (!hits && !failed)}>
      {failed && <LoadFailure retry={results.retry} />}
      {hits?.count === 0 &&
        (results.total > 0 ? (
          <NothingFound state={state} obstacles={hits.obstacles} show={show} reset={reset} />
        ) : (
          <EmptyStock />
        ))}
      {hits && hits.count > 0 && (
        <ul className={grid} key="hits">
          {hits.products.map((product, index) => (
            <li key={product.id}>
              <Card
                product={product}
                eager={index === 0}
                concern={state.rentable ? 'miete' : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      {!hits && !failed && (
        <ul className={grid} key="skeletons" aria-hidden="true" inert>
          {Array.from({ length: Math.min(PAGE_SIZE, first.total) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one placeholder is like the other
            <li className="skeleton" key={index}>
              <SkeletonCard />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
