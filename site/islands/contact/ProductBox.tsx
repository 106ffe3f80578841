import '../../styles/quantity.css'
import './product-box.css'
import { type ReactNode, type RefObject, useState } from 'react'
import { paths } from '../../../shared/addresses/paths.ts'
import { quantityField } from '../../../shared/inquiries/contact-rules.ts'
import { singlePieces } from '../../../shared/inquiries/contact-words.ts'
import {
  isQuantity,
  MOST_PIECES,
  type Quantities,
} from '../../../shared/product/machine-selection.ts'
import { builtText, publicStatusLabel } from '../../../shared/product/terms.ts'
import { MachineName } from '../../components/product/MachineName.tsx'
import { ProductImage } from '../../components/product/ProductImage.tsx'
import { useIsLive } from '../use-is-live.ts'
import { errorId, fieldId } from './fields.ts'
import { FieldError } from './Inputs.tsx'
import type { AskedProduct, RequestedProduct } from './request.ts'

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

const GONE =
  'Diese Maschine ist nicht mehr im Angebot. Schreiben Sie uns trotzdem, was Sie suchen: Eine vergleichbare findet sich oft.'

interface AskedMachineProps {
  asked: AskedProduct
  label?: string
  /** How many of it, and the button that removes it. */
  children: ReactNode
}

/** A machine that the inquiry is about. */
function AskedMachine({ asked, label, children }: AskedMachineProps) {
  return (
    <div className="asked-machine">
      {asked.product ? <Machine product={asked.product} label={label} /> : <p>{GONE}</p>}
      <div className="asked-machine__changes">{children}</div>
    </div>
  )
}

function Machine({ product, label }: { product: RequestedProduct; label: string | undefined }) {
  const { id, title, brand, model, status } = product
  return (
    <>
      <ProductImage product={product} sizes="8rem" />
      <div>
        {label && <p className="product-box__label">{label}</p>}
        <p className="product-box__title">
          <a href={paths.product(id)}>
            <MachineName name={title} model={model} />
          </a>
        </p>
        <p className="product-box__details">
          {brand}, Modell <MachineName name={model} />, {builtText(product)}
        </p>
        {status !== 'active' && (
          <p className="product-box__status">
            {publicStatusLabel(status)}
            <span className="product-box__details">
              : Wir nennen Ihnen gern eine vergleichbare Maschine.
            </span>
          </p>
        )}
      </div>
    </>
  )
}

interface QuantityProps {
  product: RequestedProduct
  quantity: number
  /** Whether the summary of errors leads to it. */
  isFirst: boolean
  /** What is wrong with the quantity of some machine. */
  error: string | undefined
  onWant: (quantity: number) => void
}

/** How many of a machine are asked for. Uncontrolled, as all fields of the form. */
function QuantityField({ product, quantity, isFirst, error, onWant }: QuantityProps) {
  const { id, title } = product
  const [isWrong, setWrong] = useState(!isQuantity(quantity))
  const isNamed = error !== undefined && isWrong
  return (
    <label className="quantity">
      <span>Anzahl</span>
      <input
        className="input"
        id={isFirst ? fieldId('quantities') : undefined}
        name={quantityField(id)}
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_PIECES}
        defaultValue={quantity}
        autoComplete="off"
        aria-label={`Anzahl: ${title}`}
        aria-invalid={isNamed || undefined}
        aria-describedby={isNamed ? errorId('quantities') : undefined}
        onInput={({ currentTarget }) => {
          const count = Number(currentTarget.value)
          setWrong(!isQuantity(count))
          onWant(count)
        }}
      />
    </label>
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
