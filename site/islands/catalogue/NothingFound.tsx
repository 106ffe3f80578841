import { paths } from '../../../shared/paths.ts'

interface Props {
  search: string
  reset: () => void
}

export function NothingFound({ search, reset }: Props) {
  return (
    <div className="nothing-found">
      <h3>Keine Gabelstapler gefunden</h3>
      <p>
        {search === ''
          ? 'Zu dieser Auswahl steht gerade keine Maschine auf dem Hof.'
          : `Zu „${search}“ steht gerade keine passende Maschine auf dem Hof.`}{' '}
        Nehmen Sie einen Filter heraus, oder sagen Sie uns, was Sie suchen: Unser Bestand wechselt
        täglich.
      </p>
      <div className="button-row">
        <button className="button button--primary" type="button" onClick={reset}>
          Alle Filter zurücksetzen
        </button>
        <a className="button" href={paths.contact}>
          Anfrage stellen
        </a>
      </div>
    </div>
  )
}
