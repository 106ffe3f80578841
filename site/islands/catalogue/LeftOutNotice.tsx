import { filterLabels } from '../../../shared/catalogue/filter-labels.ts'
import type { LeftOut } from '../../../shared/catalogue/state.ts'

interface Props {
  leftOut: LeftOut[]
  remove: () => void
}

/** What the list is not filtered or sorted by though the address or a field asks for it. */
export function LeftOutNotice({ leftOut, remove }: Props) {
  if (leftOut.length === 0) return null
  const reasons = [...new Set(leftOut.map(({ reason }) => reason))]
  return (
    <section className="message message--warning left-out" aria-labelledby="nicht-beruecksichtigt">
      <h2 id="nicht-beruecksichtigt">Nicht berücksichtigt</h2>
      <ul className="plain">
        {reasons.map((reason) => (
          <li key={reason}>
            <strong>
              {leftOut
                .filter((entry) => entry.reason === reason)
                .map(({ key, text }) => `${filterLabels[key]} „${text}“`)
                .join(', ')}
              :
            </strong>{' '}
            {reason}
          </li>
        ))}
      </ul>
      <button className="button button--small with-script" type="button" onClick={remove}>
        Angaben entfernen
      </button>
    </section>
  )
}
