import { Button, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { savedMapping, type TableReading } from '../../../shared/stock/mapping.ts'
import { useCategoryNames } from '../categories/useCategories.ts'
import { callApi, load } from '../data/api.ts'
import { Row } from '../parts/Boxes.tsx'
import { ChoiceField } from '../parts/ChoiceField.tsx'
import { Panel } from '../parts/Page.tsx'
import { useCall } from '../parts/useCall.ts'
import { pickedFrom } from './reading.ts'

const MAPPINGS = ['column-mappings']

const pathOf = (name: string) => `/stock/mappings/${encodeURIComponent(name)}`

interface Props {
  reading: TableReading
  isDisabled: boolean
  onReading: (reading: TableReading) => void
}

/** Reads a file as one whose headings are not quite the same: for the same ones it comes back by itself. */
export function SavedMappings({ reading, isDisabled, onReading }: Props) {
  const [name, setName] = useState('')
  const names = useCategoryNames()
  const { data: saved = [] } = useQuery({
    queryKey: MAPPINGS,
    queryFn: () => load(z.array(savedMapping), '/stock/mappings'),
  })
  const forget = useCall({
    call: () => callApi(pathOf(name), { method: 'DELETE' }),
    onDone: () => setName(''),
    invalidates: MAPPINGS,
  })
  if (saved.length === 0) return null
  const choose = (chosen: string) => {
    setName(chosen)
    const found = saved.find((candidate) => candidate.name === chosen)
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

interface KeepProps {
  reading: TableReading
  /** What the file is called. */
  fileName: string
}

/** Offers to keep how a list was read, once it is in the stock. */
export function KeepMapping({ reading, fileName }: KeepProps) {
  const [name, setName] = useState(nameOf(fileName))
  const save = useCall({
    call: () => callApi(pathOf(name.trim()), { method: 'PUT', json: reading }),
    done: `Zuordnung „${name.trim()}“ gemerkt`,
    invalidates: MAPPINGS,
  })
  return (
    <Panel title="Zuordnung merken">
      <Typography variant="intro">
        Spalten, Zwischenüberschriften und Wörter gelten beim nächsten Mal von selbst, wenn die
        Überschriften dieselben sind. Unter einem Namen gemerkt, gelten sie auch für Listen, die nur
        so ähnlich aussehen.
      </Typography>
      <Row align="end" gap={1.5}>
        <TextField
          label="Name"
          sx={{ flex: '0 1 320px' }}
          disabled={save.isSuccess}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button
          variant="outlined"
          disabled={name.trim() === '' || save.isPending || save.isSuccess}
          onClick={() => save.mutate()}
        >
          {save.isSuccess ? 'Gemerkt' : 'Merken'}
        </Button>
      </Row>
    </Panel>
  )
}

/** `Bestand_Petersen_2026-11-20.xlsx` is the list `Bestand Petersen`. */
const nameOf = (fileName: string) =>
  fileName
    .replace(/\.\w+$/, '')
    .replace(/[_\s]+/g, ' ')
    .replace(/(?:stand )?[\d.-]{6,}/gi, '')
    .trim()
    .slice(0, 100)
