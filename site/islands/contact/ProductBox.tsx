import '../../styles/quantity.css'
import './product-box.css'
import { type RefObject, useState } from 'react'
import { singlePieces } from '../../../shared/inquiries/contact-words.ts'
import type { Quantities } from '../../../shared/product/machine-selection.ts'
import { useIsLive } from '../use-is-live.ts'
import { AskedMachine } from './AskedMachine.tsx'
import type { AskedProduct } from './asked-products.ts'
import { FieldError } from './FieldError.tsx'
import { QuantityField } from './QuantityField.tsx'

interface Props {
  box: RefObject<HTMLDivElement | null>
  products: readonly AskedProduct[]
  quantities: Quantities
  /** What is wrong with one of them. */
  error: string | undefined
  onRemove: (id: number) => void
}

/** The machines that the inquiry is about. */
export function ProductBox({ box, products, quantities, error, onRemove }: Props) {
  const [wanted, setWanted] = useState(quantities)
  const [first] = products
  if (!first) return null
  const quantity = (asked: AskedProduct) =>
    asked.product && (
      <QuantityField
        product={asked.product}
        quantity={quantities[asked.id] ?? 1}
        isFirst={asked === first}
        error={error}
        onWant={(count) => setWanted((others) => ({ ...others, [asked.id]: count }))}
      />
    )
  const hint = singlePieces(
    products.flatMap(({ id, product }) =>
      product ? [{ machine: product, quantity: wanted[id] ?? 1 }] : [],
    ),
  )
  const below = (
    <>
      {hint && <p className="hint">{hint}</p>}
      <FieldError name="quantities" error={error} />
    </>
  )
  if (products.length === 1)
    return (
      <div ref={box} className="product-box" tabIndex={-1} aria-live="polite">
        <AskedMachine asked={first} label="Ihre Anfrage zu">
          {quantity(first)}
          <RemoveButton asked={first} text="Ohne diese Maschine anfragen" onRemove={onRemove} />
        </AskedMachine>
        {below}
      </div>
    )
  return (
    <div ref={box} className="product-box product-box--several" tabIndex={-1} aria-live="polite">
      <p className="product-box__label">Ihre Anfrage zu {products.length} Maschinen</p>
      <ul className="plain">
        {products.map((asked) => (
          <li key={asked.id}>
            <AskedMachine asked={asked}>
              {quantity(asked)}
              <RemoveButton asked={asked} text="Entfernen" onRemove={onRemove} />
            </AskedMachine>
          </li>
        ))}
      </ul>
      {below}
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
