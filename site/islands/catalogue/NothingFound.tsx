import type { MouseEvent } from 'react'
import {
  type CatalogueState,
  filterParameters,
  formatCatalogueState,
} from '../../../shared/catalogue/state.ts'
import { formatNumber } from '../../../shared/format.ts'
import { paths } from '../../../shared/paths.ts'
import type { CountedObstacle } from './props.ts'

interface Props {
  state: CatalogueState
  /** What stands in the way. */
  obstacles: CountedObstacle[]
  show: (state: CatalogueState) => void
  reset: () => void
}

export function NothingFound({ state, obstacles, show, reset }: Props) {
  const follow = (event: MouseEvent, without: CatalogueState) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    show(without)
  }
  return (
    <div className="nothing-found">
      <h3>Keine Gabelstapler gefunden</h3>
      <p>
        {missing(state)}
        {obstacles.length === 0 && ' Nehmen Sie mehrere Filter heraus.'} Sagen Sie uns gern, was Sie
        suchen: Unser Bestand wechselt.
      </p>
      {obstacles.length > 0 && (
        <ul className="nothing-found__ways plain">
          {obstacles.map(({ label, state: without, count }) => (
            <li key={label}>
              <a
                className="button"
                href={paths.catalogue + formatCatalogueState(without)}
                onClick={(event) => follow(event, without)}
              >
                {withoutText(label, count)}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="button-row">
        <button className="button button--primary with-script" type="button" onClick={reset}>
          Alle Filter zurücksetzen
        </button>
        <a className="button" href={paths.contactFor('suche')}>
          Anfrage stellen
        </a>
      </div>
    </div>
  )
}

/** `ohne „Bauhöhe bis 2,2 m“ wären es 4`. */
const withoutText = (label: string, count: number) =>
  `ohne „${label}“ ${count === 1 ? 'wäre es eine' : `wären es ${formatNumber(count)}`}`

function missing(state: CatalogueState): string {
  const { search, brand } = state
  if (search !== '') return `Zu „${search}“ haben wir gerade keine passende Maschine.`
  const isBrandAlone = brand !== '' && [...filterParameters(state)].length === 1
  return isBrandAlone
    ? `Von „${brand}“ haben wir gerade keine Maschine.`
    : 'Zu dieser Auswahl haben wir gerade keine Maschine.'
}
