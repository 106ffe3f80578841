import { lineText } from '../../../shared/catalogue/catalogue.ts'
import { type CatalogueState, initialCatalogueState } from '../../../shared/catalogue/state.ts'
import { PAGE_SIZE } from '../../../shared/product/terms.ts'
import type { DealerPage } from '../../../shared/search/dealer-pages.ts'
import type { FirstPage, Hits } from './hits.ts'
import { gridClass, type Line, MachineGrid, SkeletonCard } from './MachineGrid.tsx'
import { EmptyStock, NothingFound } from './NothingFound.tsx'
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
  const { leasing } = first.dealer
  const isEmpty = hits?.count === 0
  return (
    <div className="results" aria-busy={stale || (!hits && !failed)}>
      {failed && <LoadFailure retry={results.retry} />}
      {hits && <FoundPages pages={hits.heard.pages} />}
      {isEmpty && results.total === 0 && <EmptyStock words={words} />}
      {hits && hits.count > 0 && (
        <MachineGrid
          products={hits.products}
          distances={hits.distances}
          state={state}
          leasing={leasing}
          line={state.sort === initialCatalogueState.sort ? lineIn(hits) : null}
          key="hits"
        />
      )}
      {hits && results.total > 0 && isWanting(hits) && (
        <NothingFound
          state={state}
          words={words}
          isSecond={hits.count > 0}
          absent={hits.heard.absent}
          obstacles={hits.obstacles}
          show={show}
          reset={reset}
        />
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

/** Whether what was sought is not there; a page that was sought is. */
const isWanting = ({ count, heard: { nearness, pages } }: Hits) =>
  count === 0 ? pages.length === 0 : nearness?.exact === 0

/** Where on this page the machines begin that have a figure not exactly. */
function lineIn({ count, page, products, heard: { nearness } }: Hits): Line | null {
  if (!nearness || nearness.exact === count) return null
  const at = nearness.exact - (page - 1) * PAGE_SIZE
  if (at < 0 || at >= products.length) return null
  return { at, text: lineText(nearness, nearness.exact, count - nearness.exact) }
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

/** The dealer's pages that a search asks for, each with its number. */
function FoundPages({ pages }: { pages: DealerPage[] }) {
  if (pages.length === 0) return null
  return (
    <ul className="found-pages plain" aria-label="Seiten zu Ihrer Suche">
      {pages.map(({ label, address, phone }) => (
        <li key={label}>
          <a className="button" href={address}>
            {label}
          </a>
          {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
        </li>
      ))}
    </ul>
  )
}
