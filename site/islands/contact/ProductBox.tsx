import './product-box.css'
import type { RefObject } from 'react'
import { useIsLive } from '../use-is-live.ts'
import { AskedMachine } from './AskedMachine.tsx'
import type { AskedProduct } from './asked-products.ts'

interface Props {
  box: RefObject<HTMLDivElement | null>
  products: readonly AskedProduct[]
  onRemove: (id: number) => void
}

/** The machines that the inquiry is about. */
export function ProductBox({ box, products, onRemove }: Props) {
  const [first] = products
  if (!first) return null
  if (products.length === 1)
    return (
      <div ref={box} className="product-box" tabIndex={-1} aria-live="polite">
        <AskedMachine asked={first} label="Ihre Anfrage zu">
          <RemoveButton asked={first} text="Ohne diese Maschine anfragen" onRemove={onRemove} />
        </AskedMachine>
      </div>
    )
  return (
    <div ref={box} className="product-box product-box--several" tabIndex={-1} aria-live="polite">
      <p className="product-box__label">Ihre Anfrage zu {products.length} Maschinen</p>
      <ul className="plain">
        {products.map((asked) => (
          <li key={asked.id}>
            <AskedMachine asked={asked}>
              <RemoveButton asked={asked} text="Entfernen" onRemove={onRemove} />
            </AskedMachine>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface RemoveProps {
  asked: AskedProduct
  text: string
  onRemove: (id: number) => void
}

function RemoveButton({ asked: { id, product }, text, onRemove }: RemoveProps) {
  const isLive = useIsLive()
  return (
    <button
      className="product-box__remove with-script"
      type="button"
      disabled={!isLive}
      aria-label={`${text}: ${product?.title ?? `Maschine Nr. ${id}`}`}
      onClick={() => onRemove(id)}
    >
      {text}
    </button>
  )
}
