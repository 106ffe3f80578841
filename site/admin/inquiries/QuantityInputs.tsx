import { NumberInput, useGetMany } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { quantity } from '../../../shared/inquiries/contact-input.ts'
import { MOST_PIECES, type Quantities } from '../../../shared/machine-selection.ts'
import type { Product } from '../../../shared/product/product.ts'

/** A form takes bare numbers for the places of a list. */
const keyOf = (id: number) => `nr${id}`

/** What the form holds of the numbers of machines; it leaves out an empty group. */
export const counts = z.record(z.string(), quantity).default({})
export type Counts = z.infer<typeof counts>

/** How many of each chosen machine. */
export const quantitiesOf = (ids: number[], counts: Counts): Quantities =>
  Object.fromEntries(ids.map((id) => [id, counts[keyOf(id)] ?? 1]))

/** Asks for each chosen machine how many of it are wanted. */
export function QuantityInputs() {
  const ids: number[] = useWatch({ name: 'productIds' })
  const { data = [] } = useGetMany<Product>('products', { ids })
  return data.map(({ id, title }) => (
    <NumberInput
      key={id}
      source={`counts.${keyOf(id)}`}
      label={`Anzahl: ${title}`}
      defaultValue={1}
      min={1}
      max={MOST_PIECES}
      shouldUnregister
    />
  ))
}
