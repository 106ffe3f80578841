import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { formatCount } from '../../../shared/format.ts'
import type { SpecificationRow } from './figureRows.ts'
import { parsePastedRows } from './pastedRows.ts'

const EXAMPLE = 'Tragkraft: 2.500 kg\nHubhöhe: 4.500 mm\nMast: Triplex'

/** A type sheet as a text, a line a figure, that fills the fields at once. */
export function PasteSheet({ fill }: { fill: (rows: SpecificationRow[]) => void }) {
  const notify = useNotify()
  const [text, setText] = useState<string | null>(null)
  if (text === null)
    return (
      <Button variant="outlined" onClick={() => setText('')} sx={{ mb: 2 }}>
        Typenblatt einfügen
      </Button>
    )
  const rows = parsePastedRows(text)
  const take = () => {
    if (!rows) return
    fill(rows)
    setText(null)
    notify(`${formatCount(rows.length, 'Angabe', 'Angaben')} übernommen`)
  }
  return (
    <Box sx={{ mb: 2 }}>
      <TextField
        autoFocus
        fullWidth
        multiline
        minRows={5}
        maxRows={16}
        label="Typenblatt, eine Angabe je Zeile"
        placeholder={EXAMPLE}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={text.trim() !== '' && !rows}
        helperText={
          text.trim() !== '' && !rows
            ? 'In jeder Zeile muss „Name: Wert“ stehen, oder zwei Spalten aus einer Tabelle.'
            : 'Bekannte Angaben füllen ihr Feld, alle anderen werden zu eigenen Zeilen.'
        }
      />
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button variant="contained" disabled={!rows} onClick={take}>
          Übernehmen
        </Button>
        <Button onClick={() => setText(null)}>Abbrechen</Button>
      </Box>
    </Box>
  )
}
