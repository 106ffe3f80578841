import type { ReactNode } from 'react'
import { paths } from '../../../shared/addresses/paths.ts'
import type { CountedObstacle } from '../../../shared/catalogue/obstacles.ts'
import {
  type CatalogueState,
  filterParameters,
  formatCatalogueState,
} from '../../../shared/catalogue/state.ts'
import { formatNumber } from '../../../shared/writing/format.ts'

interface Props {
  state: CatalogueState
  /** What is sought, in words. */
  words: string
  /** Whether machines are shown above that do as much. */
  isSecond: boolean
  /** Trucks that were sought and that the dealer does not have. */
  absent: string[]
  /** What stands in the way. */
  obstacles: CountedObstacle[]
  show: (state: CatalogueState) => void
  reset: () => void
}

export function NothingFound({ state, words, isSecond, absent, obstacles, show, reset }: Props) {
  // No other machine does the work of such a truck.
  const isAbsent = absent.length > 0
  return (
    <div className="nothing-found">
      <h3>{isSecond ? 'Soll es genau das sein?' : 'Keine Gabelstapler gefunden'}</h3>
      <p>
        {!isSecond && `${missing(state, absent)} `}
        {!isSecond &&
          !isAbsent &&
          obstacles.length === 0 &&
          filterParameters(state).size > 1 &&
          'Mit weniger Angaben finden Sie mehr. '}
        Sagen Sie uns gern, was Sie suchen: Unser Bestand wechselt.
      </p>
      {!isAbsent && obstacles.length > 0 && (
        <ul className="nothing-found__ways plain">
          {obstacles.map(({ label, state: without, count }) => (
            <li key={label}>
              <ListLink state={without} show={show}>
                {withoutText(label, count)}
              </ListLink>
            </li>
          ))}
        </ul>
      )}
      <div className="button-row">
        {!isAbsent && (
          <button className="button button--primary with-script" type="button" onClick={reset}>
            Alle Filter zurücksetzen
          </button>
        )}
        <a
          className={`button ${isAbsent ? 'button--primary' : ''}`}
          href={paths.contactSeeking(words)}
        >
          Anfrage stellen
        </a>
        {!isAbsent && (
          <a className="button" href={paths.adviser}>
            Welcher Stapler passt?
          </a>
        )}
      </div>
    </div>
  )
}

/** `ohne „Bauhöhe bis 2,2 m“ wären es 4`. */
const withoutText = (label: string, count: number) =>
  `ohne „${label}“ ${count === 1 ? 'wäre es eine' : `wären es ${formatNumber(count)}`}`

const bothOf = new Intl.ListFormat('de')

function missing(state: CatalogueState, absent: string[]): string {
  const { search, brand } = state
  if (absent.length > 0)
    return `${bothOf.format(absent.map((word) => `„${word}“`))} haben wir nicht im Programm.`
  if (search !== '') return `Zu „${search}“ haben wir gerade keine passende Maschine.`
  const isBrandAlone = brand !== '' && [...filterParameters(state)].length === 1
  return isBrandAlone
    ? `Von „${brand}“ haben wir gerade keine Maschine.`
    : 'Zu dieser Auswahl haben wir gerade keine Maschine.'
}

interface ListLinkProps extends Pick<Props, 'state' | 'show'> {
  children: ReactNode
}

/** Leads to another list, without leaving the page where that is possible. */
function ListLink({ state, show, children }: ListLinkProps) {
  return (
    <a
      className="button"
      href={paths.catalogue + formatCatalogueState(state)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        show(state)
      }}
    >
      {children}
    </a>
  )
}

/** No filter is to blame: there is no machine at all. */
export function EmptyStock({ words }: { words: string }) {
  return (
    <div className="nothing-found">
      <h3>Zurzeit keine Gabelstapler im Bestand</h3>
      <p>
        Sagen Sie uns Last, Hubhöhe und Einsatzort: Wir melden uns, sobald etwas Passendes
        hereinkommt. Bis dahin können Sie bei uns auch mieten.
      </p>
      <div className="button-row">
        <a className="button button--primary" href={paths.contactSeeking(words)}>
          Anfrage stellen
        </a>
        <a className="button" href={paths.rental}>
          Stapler mieten
        </a>
      </div>
    </div>
  )
}
