import { useState } from 'react'
import { quantityField } from '../../../shared/inquiries/contact-rules.ts'
import { isQuantity, MOST_PIECES } from '../../../shared/product/machine-selection.ts'
import type { RequestedProduct } from './asked-products.ts'
import { errorId, fieldId } from './fields.ts'

interface Props {
  product: RequestedProduct
  quantity: number
  /** Whether the summary of errors leads to it. */
  isFirst: boolean
  /** What is wrong with the quantity of some machine. */
  error: string | undefined
  onWant: (quantity: number) => void
}

/** How many of a machine are asked for. Uncontrolled, as all fields of the form. */
export function QuantityField({ product, quantity, isFirst, error, onWant }: Props) {
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
