import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { formatCount } from '../../../shared/format.ts'
import { FURTHER, mappingTargets } from '../../../shared/stock/columns.ts'
import type { ImportReport } from '../../../shared/stock/import.ts'
import type { Mapping } from '../../../shared/stock/mapping.ts'
import { ChoiceField } from '../forms/ChoiceField.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { importCalls } from './importCalls.ts'

const NOT_READ = ''

interface Props {
  columns: ImportReport['columns']
  mapping: Mapping
  isDisabled: boolean
  onMapping: (mapping: Mapping) => void
}

/** As what each column is read, to be corrected by hand. */
export function ColumnList({ columns, mapping, isDisabled, onMapping }: Props) {
  const unread = columns.filter(({ readAs }) => readAs === null).length
  return (
    <FormSection title="Spalten der Datei">
      <Typography sx={{ mb: 2 }}>
        Ist eine Spalte falsch erkannt, wählen Sie, was sie enthält. Die Datei wird dann neu
        geprüft.
      </Typography>
      <SavedMappings columns={columns} isDisabled={isDisabled} onMapping={onMapping} />
      <details open={unread > 0}>
        <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 1 }}>
          {formatCount(columns.length, 'Spalte', 'Spalten')}
          {unread > 0 ? `, ${unread} davon nicht erkannt` : ', alle erkannt'}
        </Box>
        <Box
          component="fieldset"
          disabled={isDisabled}
          sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 2, gridTemplateColumns: columnsOf }}
        >
          {columns.map(({ header, readAs }) => (
            <ChoiceField
              key={header}
              label={header || '(ohne Überschrift)'}
              value={readAs ?? NOT_READ}
              choices={choicesFor(header, readAs)}
              onChoose={(target) => onMapping({ ...mapping, [header]: target || null })}
            />
          ))}
        </Box>
      </details>
    </FormSection>
  )
}

const columnsOf = 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))'

function choicesFor(header: string, readAs: string | null) {
  const further = readAs?.startsWith(FURTHER) ? readAs : `${FURTHER}${header}`
  return [
    { value: NOT_READ, label: 'Nicht lesen' },
    ...mappingTargets.map(({ target, header }) => ({ value: target, label: header })),
    { value: further, label: further },
  ]
}

const KEY = ['column-mappings']

interface SavedMappingsProps {
  columns: ImportReport['columns']
  isDisabled: boolean
  onMapping: (mapping: Mapping) => void
}

/** Remembers by name as what the columns are read, for the next file of the same form. */
function SavedMappings({ columns, isDisabled, onMapping }: SavedMappingsProps) {
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
