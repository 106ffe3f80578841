import type { CatalogueState } from '../../../shared/catalogue/state.ts'
import { PAGE_SIZE } from '../../../shared/product/terms.ts'
import { EmptyStock } from './EmptyStock.tsx'
import { LargerMachines } from './LargerMachines.tsx'
import { gridClass, MachineGrid } from './MachineGrid.tsx'
import { NothingFound } from './NothingFound.tsx'
import type { FirstPage } from './props.ts'
import { SkeletonCard } from './SkeletonCard.tsx'
import type { Results } from './use-results.ts'

interface Props {
  state: CatalogueState
  /** What is sought, in words. */
  words: string
  first: FirstPage
  results: Results
  show: (state: CatalogueState) => void
  reset: () => void
}

export function ResultList({ state, words, first, results, show, reset }: Props) {
  const { hits, failed, stale } = results
  const { leasing } = first
  const isEmpty = hits?.count === 0
  return (
    <div className="results" aria-busy={stale || (!hits && !failed)}>
      {failed && <LoadFailure retry={results.retry} />}
      {isEmpty && hits.instead && (
        <LargerMachines state={state} instead={hits.instead} leasing={leasing} show={show} />
      )}
      {isEmpty &&
        (results.total > 0 ? (
          <NothingFound
            state={state}
            words={words}
            isSecond={hits.instead !== null}
            obstacles={hits.obstacles}
            show={show}
            reset={reset}
          />
        ) : (
          <EmptyStock words={words} />
        ))}
      {hits && hits.count > 0 && (
        <MachineGrid products={hits.products} state={state} leasing={leasing} key="hits" />
      )}
      {!hits && !failed && (
        <ul className={gridClass(state.view)} key="skeletons" aria-hidden="true" inert>
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

function LoadFailure({ retry }: Pick<Results, 'retry'>) {
  return (
    <div className="message message--error" role="alert">
      <h3>Fehler beim Laden der Gabelstapler</h3>
      <p>
        {navigator.onLine
          ? 'Unser Bestand ist gerade nicht erreichbar. Bitte versuchen Sie es noch einmal.'
          : 'Sie sind offline. Sobald Sie wieder verbunden sind, laden wir die Maschinen.'}
      </p>
      <div className="button-row">
        <button className="button button--dark button--small" type="button" onClick={retry}>
          Erneut versuchen
        </button>
      </div>
    </div>
  )
}
