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
