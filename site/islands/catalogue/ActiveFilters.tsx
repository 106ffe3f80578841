import type { ActiveFilter } from '../../../shared/catalogue/active-filters.ts'
import { IslandIcon } from '../../components/IslandIcon.tsx'

interface Props {
  filters: ActiveFilter[]
  remove: (key: ActiveFilter['key']) => void
  reset: () => void
}

export function ActiveFilters({ filters, remove, reset }: Props) {
  if (filters.length === 0) return null
  return (
    <ul className="chips plain with-script" aria-label="Aktive Filter">
      {filters.map(({ key, label }) => (
        <li key={key}>
          <button
            className="chip"
            type="button"
            aria-label={`Filter entfernen: ${label}`}
            onClick={() => remove(key)}
          >
            {label}
            <IslandIcon name="close" />
          </button>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <button className="chip chip--all" type="button" onClick={reset}>
            Alle entfernen
          </button>
        </li>
      )}
    </ul>
  )
}
