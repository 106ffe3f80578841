import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { readPostcode } from '../../../shared/buying/postcodes.ts'
import { countText } from '../../../shared/catalogue/catalogue.ts'
import { filterLabels } from '../../../shared/catalogue/filter-labels.ts'
import { catalogueSorts, isCatalogueSort } from '../../../shared/catalogue/sorts.ts'
import { type CatalogueState, catalogueViews } from '../../../shared/catalogue/state.ts'
import { formatNumber } from '../../../shared/writing/format.ts'
import { IslandIcon } from '../../components/IslandIcon.tsx'
import { rememberedPostcode } from '../../shortlist/remembered-postcode.ts'
import { useIsLive } from '../use-is-live.ts'
import type { Change } from './address.ts'
import type { Results } from './use-results.ts'

const views = {
  raster: { icon: 'grid', label: 'Rasteransicht' },
  liste: { icon: 'list', label: 'Listenansicht' },
} as const

interface Props {
  state: CatalogueState
  change: Change
  results: Results
  heading: RefObject<HTMLHeadingElement | null>
}

export function ResultsHead({ state, change, results, heading }: Props) {
  const isLive = useIsLive()
  const heard = results.hits?.heard
  return (
    <div className="results-head">
      <div role="status">
        <h2 className="results-head__count" ref={heading} tabIndex={-1} id="ergebnisse">
          {titleOf(results)}
        </h2>
        {heard?.corrections.map(({ typed, meant }) => (
          <p key={typed} className="note">
            {correctionText(typed, meant)}
          </p>
        ))}
        {heard?.unread && (
          <p className="note">
            Nicht berücksichtigt: „{heard.unread}“.
            {NEAR.test(heard.unread) && ' „Nächste zuerst“ ordnet nach Ihrer Postleitzahl.'}
          </p>
        )}
        {state.sort === 'nearest' && (
          <p className="note">
            {state.postcode
              ? `Luftlinie ab ${state.postcode}, nach Postleitregionen.`
              : 'Bitte Postleitzahl angeben.'}
          </p>
        )}
        {results.hits && results.hits.pages > 1 && (
          <p className="note">
            Seite {formatNumber(results.hits.page)} von {formatNumber(results.hits.pages)}
          </p>
        )}
      </div>
      <div className="results-head__order with-script">
        <label className="label" htmlFor="sortierung">
          {filterLabels.sort}
        </label>
        <select
          className="input"
          id="sortierung"
          value={state.sort}
          disabled={!isLive}
          onChange={({ target: { value } }) =>
            isCatalogueSort(value) &&
            change({ sort: value, postcode: rememberedPostcode.read() ?? '' })
          }
        >
          {Object.entries(catalogueSorts).map(([value, { label }]) => (
            <option key={value} value={value}>
              {value === 'newest' && heard?.nearness ? 'Passendste zuerst' : label}
            </option>
          ))}
        </select>
        {state.sort === 'nearest' && <PostcodeField postcode={state.postcode} change={change} />}
        {/* biome-ignore lint/a11y/useSemanticElements: two buttons are no set of form fields */}
        <div className="view-switch" role="group" aria-label="Ansicht">
          {catalogueViews.map((view) => (
            <button
              key={view}
              type="button"
              disabled={!isLive}
              aria-label={views[view].label}
              aria-pressed={state.view === view}
              onClick={() => change({ view })}
            >
              <IslandIcon name={views[view].icon} />
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}

/** From where the nearest machines come first. What is typed to its end counts at once, and for other pages, too. */
function PostcodeField({ postcode, change }: { postcode: string; change: Change }) {
  const isLive = useIsLive()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Back brings another one. What is typed and cannot be read is left to whoever types it.
    const field = input.current
    if (field && (readPostcode(field.value) ?? '') !== postcode) field.value = postcode
  }, [postcode])
  const measureFrom = (text: string) => {
    const read = readPostcode(text)
    if (read) rememberedPostcode.write(read)
    change({ postcode: text })
  }
  return (
    <input
      className="input results-head__postcode"
      ref={input}
      aria-label={filterLabels.postcode}
      placeholder="PLZ"
      autoComplete="postal-code"
      inputMode="numeric"
      defaultValue={postcode}
      disabled={!isLive}
      onChange={({ target: { value } }) => readPostcode(value) && measureFrom(value)}
      // What is no postcode is explained when the field is left.
      onBlur={({ target: { value } }) => measureFrom(value)}
    />
  )
}

/** Of what is not considered, what the order by distance is for. */
const NEAR = /nähe|naehe|umgebung|gegend/i

const eitherOf = new Intl.ListFormat('de', { type: 'disjunction' })

function correctionText(typed: string, meant: string[]): string {
  const words = eitherOf.format(meant.map((word) => `„${word}“`))
  return `„${typed}“ kommt im Bestand nicht vor, gesucht wurde nach ${words}.`
}

function titleOf({ hits, failed, total }: Results): string {
  const found = hits?.heard.pages.length ?? 0
  if (hits?.count === 0 && found > 0)
    return `Unsere ${found === 1 ? 'Seite' : 'Seiten'} zu „${hits.search}“`
  if (hits) return countText(hits.count, total, hits.search, hits.heard.nearness)
  return failed ? 'Alle Gabelstapler' : 'Wird geladen …'
}
