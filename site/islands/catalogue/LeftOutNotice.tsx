import { leftOutByReason } from '../../../shared/catalogue/filter-labels.ts'
import type { LeftOut } from '../../../shared/catalogue/state.ts'

interface Props {
  leftOut: LeftOut[]
  remove: () => void
}

/** What the list is not filtered or sorted by though the address or a field asks for it. */
export function LeftOutNotice({ leftOut, remove }: Props) {
  if (leftOut.length === 0) return null
  return (
    <section className="message message--warning left-out" aria-labelledby="nicht-beruecksichtigt">
      <h2 id="nicht-beruecksichtigt">Nicht berücksichtigt</h2>
      <ul className="plain">
        {leftOutByReason(leftOut).map(({ reason, named }) => (
          <li key={reason}>
            <strong>{named}:</strong> {reason}
          </li>
        ))}
      </ul>
      <button className="button button--small with-script" type="button" onClick={remove}>
        Angaben entfernen
      </button>
    </section>
  )
}
