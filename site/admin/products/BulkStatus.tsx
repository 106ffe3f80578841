import { useState } from 'react'
import { Confirm, useListContext } from 'react-admin'
import { formatCount } from '../../../shared/format.ts'
import {
  adminStatusLabels,
  type ProductStatus,
  productStatuses,
} from '../../../shared/product/product.ts'
import { ChoiceField, choicesOf } from '../forms/ChoiceField.tsx'

const choices = [{ value: '', label: 'Status setzen …' }, ...choicesOf(adminStatusLabels)]

interface Props {
  disabled: boolean
  onChoose: (status: ProductStatus) => void
}

/** Sets the status of the selected products, after a question. */
export function BulkStatus({ disabled, onChoose }: Props) {
  const { selectedIds = [] } = useListContext()
  const [chosen, setChosen] = useState<ProductStatus | null>(null)
  return (
    <>
      <ChoiceField
        choices={choices}
        value=""
        fullWidth={false}
        disabled={disabled}
        slotProps={{ htmlInput: { 'aria-label': 'Status der ausgewählten Produkte' } }}
        onChoose={(value) => setChosen(productStatuses.find((known) => known === value) ?? null)}
      />
      <Confirm
        isOpen={chosen !== null}
        title={`Status von ${formatCount(selectedIds.length, 'Produkt', 'Produkten')} ändern?`}
        content={chosen && questionOf(selectedIds.length, chosen)}
        confirm="Ändern"
        onClose={() => setChosen(null)}
        onConfirm={() => {
          setChosen(null)
          if (chosen) onChoose(chosen)
        }}
      />
    </>
  )
}

function questionOf(count: number, status: ProductStatus): string {
  const products = formatCount(count, 'Produkt bekommt', 'Produkte bekommen')
  const effect =
    status === 'inactive'
      ? ` und ${count === 1 ? 'verschwindet' : 'verschwinden'} von der Website`
      : ''
  return `${products} den Status „${adminStatusLabels[status]}“${effect}.`
}
