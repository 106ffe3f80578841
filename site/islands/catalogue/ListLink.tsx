import type { ReactNode } from 'react'
import { paths } from '../../../shared/addresses/paths.ts'
import { type CatalogueState, formatCatalogueState } from '../../../shared/catalogue/state.ts'

interface Props {
  state: CatalogueState
  show: (state: CatalogueState) => void
  children: ReactNode
}

/** Leads to another list, without leaving the page where that is possible. */
export function ListLink({ state, show, children }: Props) {
  return (
    <a
      className="button"
      href={paths.catalogue + formatCatalogueState(state)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        show(state)
      }}
    >
      {children}
    </a>
  )
}
