import type { ClipboardEvent } from 'react'
import { TextInput, useArrayInput, useSimpleFormIteratorItem } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { parsePastedRows } from './pastedRows.ts'
import type { ProductFormValues } from './productForm.ts'
import { NAME_LIST, valueHint } from './specificationNames.ts'

export function SpecificationRow() {
  const { index } = useSimpleFormIteratorItem()
  const { replace } = useArrayInput()
  const { getValues } = useFormContext<ProductFormValues>()
  const name = useWatch<ProductFormValues, `specifications.${number}.name`>({
    name: `specifications.${index}.name`,
  })

  const paste = (event: ClipboardEvent) => {
    const pasted = parsePastedRows(event.clipboardData.getData('text/plain'))
    if (!pasted) return
    event.preventDefault()
    const rows = getValues('specifications')
    const others = rows.filter(({ name, value }, at) => at < index || name !== '' || value !== '')
    replace([...others.slice(0, index), ...pasted, ...others.slice(index)])
  }

  return (
    <>
      <TextInput
        source="name"
        label="Name"
        onPaste={paste}
        slotProps={{ htmlInput: { list: NAME_LIST } }}
      />
      <TextInput source="value" label="Wert" placeholder={valueHint(name)} />
    </>
  )
}
