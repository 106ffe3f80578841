import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { ImportReport } from '../../../shared/stock/import.ts'
import type { Mapping } from '../../../shared/stock/mapping.ts'
import { ChoiceField } from '../forms/ChoiceField.tsx'
import { importCalls } from './importCalls.ts'

const KEY = ['column-mappings']

interface Props {
  columns: ImportReport['columns']
  isDisabled: boolean
  onMapping: (mapping: Mapping) => void
}

/** Remembers by name as what the columns are read, for the next file of the same form. */
export function SavedMappings({ columns, isDisabled, onMapping }: Props) {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const [name, setName] = useState('')
  const { data: saved = [] } = useQuery({ queryKey: KEY, queryFn: importCalls.mappings })
  const options = {
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  }
  const save = useMutation({
    ...options,
    mutationFn: () => importCalls.saveMapping(name.trim(), mappingOf(columns)),
    onSuccess: () => notify(`Zuordnung „${name.trim()}“ gemerkt`, { type: 'success' }),
  })
  const forget = useMutation({
    ...options,
    mutationFn: () => importCalls.deleteMapping(name),
    onSuccess: () => setName(''),
  })
  const known = saved.find((mapping) => mapping.name === name)
  const choose = (chosen: string) => {
    setName(chosen)
    const mapping = saved.find((candidate) => candidate.name === chosen)
    if (mapping) onMapping(mapping.columns)
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 3, alignItems: 'end' }}>
      {saved.length > 0 && (
        <ChoiceField
          label="Gemerkte Zuordnung"
          sx={{ flex: '0 1 320px' }}
          disabled={isDisabled}
          value={known?.name ?? ''}
          choices={[
            { value: '', label: 'Keine' },
            ...saved.map((mapping) => ({ value: mapping.name, label: mapping.name })),
          ]}
          onChoose={choose}
        />
      )}
      <TextField
        label="Zuordnung merken als"
        sx={{ flex: '0 1 320px' }}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button
        variant="outlined"
        disabled={name.trim() === '' || save.isPending}
        onClick={() => save.mutate()}
      >
        Merken
      </Button>
      {known && (
        <Button disabled={forget.isPending} onClick={() => forget.mutate()}>
          Vergessen
        </Button>
      )}
    </Box>
  )
}

const mappingOf = (columns: ImportReport['columns']): Mapping =>
  Object.fromEntries(columns.map(({ header, readAs }) => [header, readAs]))
