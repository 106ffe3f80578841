import { type ReactNode, type RefObject, useEffect } from 'react'
import { formatCount } from '../../../shared/writing/format.ts'
import { IslandIcon } from '../../components/IslandIcon.tsx'
import { heedOverlays } from '../../history/overlays.ts'

interface Props {
  sheet: RefObject<HTMLDialogElement | null>
  /** Hits of what is chosen now; null while they are not known. */
  count: number | null
  canReset: boolean
  reset: () => void
  toResults: () => void
  children: ReactNode
}

/** The filters on a phone; every choice counts at once, the button only leads to the hits. */
export function FilterSheet({ sheet, count, canReset, reset, toResults, children }: Props) {
  // A screen that becomes wide, as a tablet that is turned, takes it away without closing it.
  useEffect(() => heedOverlays, [])
  const close = () => sheet.current?.close()
  const show = () => {
    close()
    toResults()
  }
  return (
    <dialog
      className="sheet"
      ref={sheet}
      aria-labelledby="filter-titel"
      onClick={(event) => event.target === sheet.current && close()}
      onKeyDown={({ key, target }) =>
        key === 'Enter' && target instanceof HTMLInputElement && show()
      }
    >
      <div className="sheet__frame">
        <div className="sheet__head">
          <h2 id="filter-titel">Filter</h2>
          <button
            className="sheet__close"
            type="button"
            aria-label="Filter schließen"
            onClick={close}
          >
            <IslandIcon name="close" />
          </button>
        </div>
        <div className="sheet__body">{children}</div>
        <div className="sheet__end">
          <button className="button" type="button" aria-disabled={!canReset} onClick={reset}>
            Zurücksetzen
          </button>
          <button className="button button--primary" type="button" onClick={show}>
            {count === null
              ? 'Ergebnisse anzeigen'
              : `${formatCount(count, 'Ergebnis', 'Ergebnisse')} anzeigen`}
          </button>
        </div>
      </div>
    </dialog>
  )
}
