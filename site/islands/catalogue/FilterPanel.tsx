import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { CatalogueReading } from '../../../shared/catalogue/reading.ts'
import type { CategoryChoice } from '../../../shared/product/category.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import { IslandIcon } from '../../components/IslandIcon.tsx'
import { heedOverlays } from '../../history/overlays.ts'
import { useIsLive } from '../use-is-live.ts'
import type { Change } from './address.ts'
import { FilterFields } from './FilterFields.tsx'
import { SearchBox } from './SearchBox.tsx'
import type { Results } from './use-results.ts'

interface Props {
  reading: CatalogueReading
  change: Change
  results: Results
  categories: CategoryChoice[]
  /** How many filters are in force. */
  active: number
  reset: () => void
  toResults: () => void
}

/** Search and filters; on phones the filters open as a sheet. */
export function FilterPanel({
  reading,
  change,
  results,
  categories,
  active,
  reset,
  toResults,
}: Props) {
  const hasPanel = useMedia('(min-width: 48rem)')
  const isRoomy = useMedia('(min-width: 64rem)')
  const [chosen, setChosen] = useState<boolean | null>(null)
  // Its many fields are made when somebody wants them: a phone has enough to do while the page loads.
  const [wasWanted, setWasWanted] = useState(false)
  const isLive = useIsLive()
  const sheet = useRef<HTMLDialogElement>(null)
  const isOpen = chosen ?? isRoomy
  const { state, leftOut } = reading
  const openSheet = () => {
    setWasWanted(true)
    sheet.current?.showModal()
    heedOverlays()
  }
  const canReset = active > 0 || state.search !== '' || leftOut.length > 0
  const fields = (
    <FilterFields
      reading={reading}
      change={change}
      facets={results.facets}
      categories={categories}
    />
  )

  return (
    <search className="filter-panel with-script" data-untouched={!isLive || undefined}>
      <div className="filter-panel__row">
        <SearchBox state={state} change={change} results={results} categories={categories} />
        <a className="filter-panel__skip visually-hidden" href="#ergebnisse">
          Zu den Ergebnissen
        </a>
        <button
          className="button filter-panel__toggle"
          type="button"
          disabled={!isLive}
          {...(hasPanel
            ? { 'aria-expanded': isOpen, 'aria-controls': 'filter' }
            : { 'aria-haspopup': 'dialog' })}
          onClick={() => (hasPanel ? setChosen(!isOpen) : openSheet())}
        >
          <IslandIcon name="filter" />
          Filter
          {active > 0 && (
            <span className="filter-panel__active">
              {active}
              <span className="visually-hidden"> aktiv</span>
            </span>
          )}
        </button>
      </div>
      {hasPanel ? (
        <div className="filter-panel__fields" id="filter" hidden={!isOpen}>
          {fields}
          <button
            className="button button--small filter-panel__reset"
            type="button"
            aria-disabled={!canReset}
            onClick={reset}
          >
            Filter zurücksetzen
          </button>
        </div>
      ) : (
        <FilterSheet
          sheet={sheet}
          count={results.hits?.count ?? null}
          canReset={canReset}
          reset={reset}
          toResults={toResults}
        >
          {wasWanted && fields}
        </FilterSheet>
      )}
    </search>
  )
}

interface SheetProps {
  sheet: RefObject<HTMLDialogElement | null>
  /** Hits of what is chosen now; null while they are not known. */
  count: number | null
  canReset: boolean
  reset: () => void
  toResults: () => void
  children: ReactNode
}

/** The filters on a phone; every choice counts at once, the button only leads to the hits. */
function FilterSheet({ sheet, count, canReset, reset, toResults, children }: SheetProps) {
  // A screen that becomes wide, as a tablet that is turned, takes it away without closing it.
  useEffect(() => heedOverlays, [])
  const close = () => sheet.current?.close()
  const show = () => {
    close()
    toResults()
  }
  return (
    <dialog
      className="sheet"
      ref={sheet}
      aria-labelledby="filter-titel"
      onClick={(event) => event.target === sheet.current && close()}
      onKeyDown={({ key, target }) =>
        key === 'Enter' && target instanceof HTMLInputElement && show()
      }
    >
      <div className="sheet__frame">
        <div className="sheet__head">
          <h2 id="filter-titel">Filter</h2>
          <button
            className="sheet__close"
            type="button"
            aria-label="Filter schließen"
            onClick={close}
          >
            <IslandIcon name="close" />
          </button>
        </div>
        <div className="sheet__body">{children}</div>
        <div className="sheet__end">
          <button className="button" type="button" aria-disabled={!canReset} onClick={reset}>
            Zurücksetzen
          </button>
          <button className="button button--primary" type="button" onClick={show}>
            {count === null
              ? 'Ergebnisse anzeigen'
              : `${formatCount(count, 'Ergebnis', 'Ergebnisse')} anzeigen`}
          </button>
        </div>
      </div>
    </dialog>
  )
}

/** Whether a media query matches. On the server it always does. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  )
}
