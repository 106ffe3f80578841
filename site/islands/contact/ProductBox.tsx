import './product-box.css'
import type { RefObject } from 'react'
import { AskedMachine } from './AskedMachine.tsx'
import type { ProductState } from './use-products.ts'

interface Props {
  box: RefObject<HTMLDivElement | null>
  states: readonly ProductState[]
  onRemove: (id: number) => void
}

/** The machines that the inquiry is about. */
export function ProductBox({ box, states, onRemove }: Props) {
  const [first] = states
  if (!first) return null
  const isBusy = states.some(({ kind }) => kind === 'loading')
  if (states.length === 1)
    return (
      <div ref={box} className="product-box" tabIndex={-1} aria-live="polite" aria-busy={isBusy}>
        <AskedMachine state={first} label="Ihre Anfrage zu">
          <RemoveButton state={first} text="Ohne diese Maschine anfragen" onRemove={onRemove} />
        </AskedMachine>
      </div>
    )
  return (
    <div
      ref={box}
      className="product-box product-box--several"
      tabIndex={-1}
      aria-live="polite"
      aria-busy={isBusy}
    >
      <p className="product-box__label">Ihre Anfrage zu {states.length} Maschinen</p>
      <ul className="plain">
        {states.map((state) => (
          <li key={state.id}>
            <AskedMachine state={state}>
              <RemoveButton state={state} text="Entfernen" onRemove={onRemove} />
            </AskedMachine>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface RemoveProps {
  state: ProductState
  text: string
  onRemove: (id: number) => void
}

function RemoveButton({ state, text, onRemove }: RemoveProps) {
  if (state.kind === 'loading') return null
  const machine = state.kind === 'found' ? state.product.title : `Maschine Nr. ${state.id}`
  return (
    <button
      className="product-box__remove"
      type="button"
      aria-label={`${text}: ${machine}`}
      onClick={() => onRemove(state.id)}
    >
      {text}
    </button>
  )
}

/** Reserves the space of the box for an address that names machines, so that the page does not jump. */
export function ProductBoxPlaceholder() {
  return (
    <div className="product-box product-box--waiting">
      <p>Lade Produktdetails...</p>
    </div>
  )
}
