import './pager.css'
import type { MouseEvent } from 'react'
import { pagerNumbers } from '../../shared/catalogue/catalogue.ts'
import { formatNumber } from '../../shared/writing/format.ts'
import { IslandIcon } from './IslandIcon.tsx'

interface Props {
  page: number
  totalPages: number
  href: (page: number) => string
  /** Called instead of following the link, if given. */
  turnTo?: (page: number) => void
}

export function Pager({ page, totalPages, href, turnTo }: Props) {
  if (totalPages <= 1) return null
  const turn = (number: number) =>
    turnTo &&
    ((event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      turnTo(number)
    })
  return (
    <nav className="pager" aria-label="Seiten">
      {page > 1 && (
        <a className="pager__step" rel="prev" href={href(page - 1)} onClick={turn(page - 1)}>
          <IslandIcon name="back" />
          <span>Zurück</span>
        </a>
      )}
      <ul className="pager__numbers plain">
        {pagerNumbers(page, totalPages).map((number) => (
          <li key={number}>
            <a
              className="pager__number"
              aria-label={`Seite ${formatNumber(number)}`}
              aria-current={number === page ? 'page' : undefined}
              href={href(number)}
              onClick={turn(number)}
            >
              {formatNumber(number)}
            </a>
          </li>
        ))}
      </ul>
      {page < totalPages && (
        <a className="pager__step" rel="next" href={href(page + 1)} onClick={turn(page + 1)}>
          <span>Weiter</span>
          <IslandIcon name="arrow" />
        </a>
      )}
    </nav>
  )
}
