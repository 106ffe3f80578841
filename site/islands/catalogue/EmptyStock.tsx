import { paths } from '../../../shared/addresses/paths.ts'

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
