import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Mapping } from '../../../shared/stock/mapping.ts'
import { ChoiceField } from '../layout/ChoiceField.tsx'
import { useCall } from '../layout/useCall.ts'
import { importCalls } from './importCalls.ts'

const KEY = ['column-mappings']

interface Props {
  mapping: Mapping
  isDisabled: boolean
  onMapping: (mapping: Mapping) => void
}

/**
 * Remembers by name as what the columns are read, for files whose headings are not quite the same: for those
 * with the same ones it comes back by itself.
 */
export function SavedMappings({ mapping, isDisabled, onMapping }: Props) {
  const [name, setName] = useState('')
  const { data: saved = [] } = useQuery({ queryKey: KEY, queryFn: importCalls.mappings })
  const save = useCall({
    call: () => importCalls.saveMapping(name.trim(), mapping),
    done: `Zuordnung „${name.trim()}“ gemerkt`,
    invalidates: KEY,
  })
  const forget = useCall({
    call: () => importCalls.deleteMapping(name),
    onDone: () => setName(''),
    invalidates: KEY,
  })
  const known = saved.find((candidate) => candidate.name === name)
  const choose = (chosen: string) => {
    setName(chosen)
    const found = saved.find((candidate) => candidate.name === chosen)
    if (found) onMapping(found.columns)
  }
  return (
    <Box component="details" sx={{ mb: 2 }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
        Zuordnung unter einem Namen merken
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 1, alignItems: 'end' }}>
        {saved.length > 0 && (
          <ChoiceField
            label="Gemerkte Zuordnung"
            sx={{ flex: '0 1 320px' }}
            disabled={isDisabled}
            value={known?.name ?? ''}
            choices={[
              { value: '', label: 'Keine' },
              ...saved.map((candidate) => ({ value: candidate.name, label: candidate.name })),
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
    </Box>
  )
}
