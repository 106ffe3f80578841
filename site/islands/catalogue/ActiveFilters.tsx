import type { RefObject } from 'react'
import { Icon } from '../../components/Icon.tsx'
import type { ActiveFilter } from './active-filters.ts'

interface Props {
  filters: ActiveFilter[]
  remove: (key: ActiveFilter['key']) => void
  reset: () => void
  /** Takes the focus from a chip that goes away. */
  heading: RefObject<HTMLHeadingElement | null>
}

export function ActiveFilters({ filters, remove, reset, heading }: Props) {
  if (filters.length === 0) return null
  const leaving = (act: () => void) => () => {
    act()
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <ul className="chips plain" aria-label="Aktive Filter">
      {filters.map(({ key, label }) => (
        <li key={key}>
          <button
            className="chip"
            type="button"
            aria-label={`Filter entfernen: ${label}`}
            onClick={leaving(() => remove(key))}
          >
            {label}
            <Icon name="close" />
          </button>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <button className="chip chip--all" type="button" onClick={leaving(reset)}>
            Alle entfernen
          </button>
        </li>
      )}
    </ul>
  )
}
