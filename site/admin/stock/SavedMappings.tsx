import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TableReading } from '../../../shared/stock/mapping.ts'
import { useCategories } from '../categories/useCategories.ts'
import { ChoiceField } from '../layout/ChoiceField.tsx'
import { useCall } from '../layout/useCall.ts'
import { importCalls } from './importCalls.ts'
import { pickedFrom } from './reading.ts'

export const MAPPINGS = ['column-mappings']

interface Props {
  reading: TableReading
  isDisabled: boolean
  onReading: (reading: TableReading) => void
}

/** Reads a file as one whose headings are not quite the same: for the same ones it comes back by itself. */
export function SavedMappings({ reading, isDisabled, onReading }: Props) {
  const [name, setName] = useState('')
  const { data: categories = [] } = useCategories()
  const { data: saved = [] } = useQuery({ queryKey: MAPPINGS, queryFn: importCalls.mappings })
  const forget = useCall({
    call: () => importCalls.deleteMapping(name),
    onDone: () => setName(''),
    invalidates: MAPPINGS,
  })
  if (saved.length === 0) return null
  const choose = (chosen: string) => {
    setName(chosen)
    const found = saved.find((candidate) => candidate.name === chosen)
    const names = categories.map(({ name }) => name)
    if (found) onReading(pickedFrom(found, reading, names))
  }
  return (
    <>
      <ChoiceField
        label="Gemerkte Zuordnung"
        sx={{ flex: '0 1 320px' }}
        disabled={isDisabled}
        value={name}
        choices={[
          { value: '', label: 'Keine' },
          ...saved.map(({ name }) => ({ value: name, label: name })),
        ]}
        onChoose={choose}
      />
      {name && (
        <Button disabled={forget.isPending} onClick={() => forget.mutate()}>
          Vergessen
        </Button>
      )}
    </>
  )
}
