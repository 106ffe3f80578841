import '../../styles/forms.css'
import '../../components/product/product-row.css'
import './filter-panel.css'
import './results.css'
import './search-box.css'
import './skeleton.css'
import { useEffect, useRef } from 'react'
import { paths } from '../../../shared/addresses/paths.ts'
import { activeFilters, soughtWords } from '../../../shared/catalogue/filter-labels.ts'
import { withoutPart } from '../../../shared/catalogue/obstacles.ts'
import { formatCatalogueState, noFilters } from '../../../shared/catalogue/state.ts'
import type { CategoryChoice } from '../../../shared/product/category.ts'
import { Pager } from '../../components/Pager.tsx'
import { ActiveFilters, LeftOutNotice } from './ActiveFilters.tsx'
import { useAddress } from './address.ts'
import { FilterPanel } from './FilterPanel.tsx'
import type { FirstPage } from './hits.ts'
import { headingOf } from './list-heading.ts'
import { ResultList } from './ResultList.tsx'
import { ResultsHead } from './ResultsHead.tsx'
import { SearchAlert } from './SearchAlert.tsx'
import { useResults } from './use-results.ts'

interface Props {
  first: FirstPage
  categories: CategoryChoice[]
  /** Whether search alerts can be had. */
  offersAlerts: boolean
}

export function Catalogue({ first, categories, offersAlerts }: Props) {
  const [reading, change] = useAddress(first.query, categories)
  const { state, leftOut } = reading
  const results = useResults(state, first, categories)
  const heading = useRef<HTMLHeadingElement>(null)
  const active = activeFilters(state, categories)
  const words = soughtWords(state, categories)
  const reset = () => change(noFilters)

  const title = results.hits && headingOf(state, categories, results.hits.products)
  useEffect(() => {
    // Both stand outside of the island, as the server wrote them for the address that was asked for.
    const heading = document.querySelector('h1')
    if (!heading || !title || heading.textContent === title) return
    heading.textContent = title
    document.title = `${title} | ${document.title.split(' | ').at(-1)}`
  }, [title])

  const { hits, stale } = results
  const excluded =
    hits?.search === state.search ? hits.heard.parts.filter(({ isNot }) => isNot) : []
  useEffect(() => {
    if (hits && !stale && hits.page < state.page)
      change({ page: hits.page }, { history: 'replace' })
  }, [hits, stale, state.page, change])

  /** For buttons that go away when they have done their work: the focus must stay somewhere. */
  const leaving = (act: () => void) => () => {
    act()
    heading.current?.focus({ preventScroll: true })
  }
  /** At once: a way past all machines takes long where scrolling is smooth. */
  const toResults = () => heading.current?.scrollIntoView({ behavior: 'instant' })
  const turnTo = (page: number) => {
    change({ page })
    heading.current?.focus({ preventScroll: true })
    toResults()
  }

  return (
    <div className="catalogue">
      <FilterPanel
        reading={reading}
        change={change}
        results={results}
        categories={categories}
        active={active.length}
        reset={reset}
        toResults={toResults}
      />
      <div className="catalogue__results">
        <ActiveFilters
          chips={[
            ...active.map(({ key, label }) => ({
              key,
              label,
              remove: leaving(() => change({ [key]: noFilters[key] })),
            })),
            ...excluded.map((part) => ({
              key: `${part.from} ${part.label}`,
              label: part.label,
              remove: leaving(() => change({ search: withoutPart(state.search, part) })),
            })),
          ]}
          reset={leaving(reset)}
        />
        <LeftOutNotice
          leftOut={leftOut}
          remove={leaving(() => change(Object.fromEntries(leftOut.map(({ key }) => [key, null]))))}
        />
        <ResultsHead state={state} change={change} results={results} heading={heading} />
        <ResultList
          state={state}
          words={words}
          first={first}
          results={results}
          show={(other) => leaving(() => change(other))()}
          reset={leaving(reset)}
        />
        {hits && (
          <Pager
            page={hits.page}
            totalPages={hits.pages}
            href={(page) => paths.catalogue + formatCatalogueState({ ...state, page })}
            turnTo={turnTo}
          />
        )}
        {/* An empty list asks for an inquiry by itself, and who sought a page has it. */}
        {(hits?.count !== 0 || (offersAlerts && hits.heard.pages.length === 0)) && (
          <SearchAlert
            state={state}
            leftOut={leftOut}
            words={words}
            nearness={hits?.search === state.search ? hits.heard.nearness : null}
            offered={offersAlerts}
          />
        )}
      </div>
    </div>
  )
}
