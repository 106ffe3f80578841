import { type CatalogueState, filterParameters } from '../../../shared/catalogue/state.ts'
import { paths } from '../../../shared/paths.ts'

interface Props {
  state: CatalogueState
  reset: () => void
}

export function NothingFound({ state, reset }: Props) {
  return (
    <div className="nothing-found">
      <h3>Keine Gabelstapler gefunden</h3>
      <p>
        {missing(state)} Nehmen Sie einen Filter heraus, oder sagen Sie uns, was Sie suchen: Unser
        Bestand wechselt täglich.
      </p>
      <div className="button-row">
        <button className="button button--primary with-script" type="button" onClick={reset}>
          Alle Filter zurücksetzen
        </button>
        <a className="button" href={paths.contact}>
          Anfrage stellen
        </a>
      </div>
    </div>
  )
}

function missing(state: CatalogueState): string {
  const { search, brand } = state
  if (search !== '') return `Zu „${search}“ steht gerade keine passende Maschine auf dem Hof.`
  const isBrandAlone = brand !== '' && [...filterParameters(state)].length === 1
  return isBrandAlone
    ? `Von „${brand}“ steht gerade keine Maschine auf dem Hof.`
    : 'Zu dieser Auswahl steht gerade keine Maschine auf dem Hof.'
}
