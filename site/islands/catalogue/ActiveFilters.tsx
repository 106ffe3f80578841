import { leftOutByReason } from '../../../shared/catalogue/filter-labels.ts'
import type { LeftOut } from '../../../shared/catalogue/state.ts'
import { IslandIcon } from '../../components/IslandIcon.tsx'

interface Chip {
  key: string
  label: string
  remove: () => void
}

interface Props {
  /** What is filtered by, and what the search excludes. */
  chips: Chip[]
  reset: () => void
}

export function ActiveFilters({ chips, reset }: Props) {
  if (chips.length === 0) return null
  return (
    <ul className="chips plain with-script" aria-label="Aktive Filter">
      {chips.map(({ key, label, remove }) => (
        <li key={key}>
          <button
            className="chip prints"
            type="button"
            aria-label={`Filter entfernen: ${label}`}
            onClick={remove}
          >
            {label}
            <IslandIcon name="close" />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button className="chip chip--all" type="button" onClick={reset}>
            Alle entfernen
          </button>
        </li>
      )}
    </ul>
  )
}

interface LeftOutProps {
  leftOut: LeftOut[]
  remove: () => void
}

/** What the list is not filtered or sorted by though the address or a field asks for it. */
export function LeftOutNotice({ leftOut, remove }: LeftOutProps) {
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
