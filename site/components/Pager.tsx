import './pager.css'
import type { MouseEvent } from 'react'
import { formatNumber } from '../../shared/writing/format.ts'
import { IslandIcon } from './IslandIcon.tsx'

interface Props {
  page: number
  totalPages: number
  href: (page: number) => string
  /** Called instead of following the link, if given. */
  turnTo?: (page: number) => void
  words?: PagerWords
}

interface PagerWords {
  pages: string
  page: string
  back: string
  next: string
}

const german: PagerWords = { pages: 'Seiten', page: 'Seite', back: 'Zurück', next: 'Weiter' }

export function Pager({ page, totalPages, href, turnTo, words = german }: Props) {
  if (totalPages <= 1) return null
  const turn = (number: number) =>
    turnTo &&
    ((event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      turnTo(number)
    })
  return (
    <nav className="pager" aria-label={words.pages}>
      {page > 1 && (
        <a className="pager__step" rel="prev" href={href(page - 1)} onClick={turn(page - 1)}>
          <IslandIcon name="back" />
          <span>{words.back}</span>
        </a>
      )}
      <ul className="pager__numbers plain">
        {pagerNumbers(page, totalPages).map((number) => (
          <li key={number}>
            <a
              className="pager__number"
              aria-label={`${words.page} ${formatNumber(number)}`}
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
          <span>{words.next}</span>
          <IslandIcon name="arrow" />
        </a>
      )}
    </nav>
  )
}

const BUTTONS = 5

/** At most five page numbers around the current one. */
export function pagerNumbers(page: number, totalPages: number): number[] {
  const count = Math.min(BUTTONS, totalPages)
  const first = Math.min(Math.max(1, page - Math.floor(count / 2)), totalPages - count + 1)
  return Array.from({ length: count }, (_, index) => first + index)
}
