import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { formatCount } from '../../../shared/format.ts'
import type { SpecificationRow } from './figureRows.ts'
import { linesNamed, readPastedSheet } from './pastedRows.ts'

const EXAMPLE = 'Tragkraft: 2.500 kg\nHubhöhe: 4.500 mm\nMast: Triplex'

/** A type sheet as a text, a line a figure, that fills the fields at once. Lines that do not fit stay. */
export function PasteSheet({ fill }: { fill: (rows: SpecificationRow[]) => void }) {
  const notify = useNotify()
  const [text, setText] = useState<string | null>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  if (text === null)
    return (
      <Button variant="outlined" onClick={() => setText('')} sx={{ mb: 2 }}>
        Typenblatt einfügen
      </Button>
    )
  const { rows, rest } = readPastedSheet(text)
  const take = () => {
    fill(rows)
    setText(rest.length > 0 ? rest.join('\n') : null)
    input.current?.focus()
    const taken = `${formatCount(rows.length, 'Angabe', 'Angaben')} übernommen`
    if (rest.length === 0) notify(taken)
    else
      notify(`${taken}, ${formatCount(rest.length, 'Zeile', 'Zeilen')} nicht`, { type: 'warning' })
  }
  return (
    <Box sx={{ mb: 2 }}>
      <TextField
        autoFocus
        fullWidth
        multiline
        minRows={5}
        maxRows={16}
        inputRef={input}
        label="Typenblatt, eine Angabe je Zeile"
        placeholder={EXAMPLE}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={rest.length > 0}
        helperText={
          rest.length > 0
            ? `Nicht lesbar: ${linesNamed(rest)}. In jeder Zeile muss „Name: Wert“ stehen, oder zwei Spalten aus einer Tabelle.`
            : 'Bekannte Angaben füllen ihr Feld, alle anderen werden zu eigenen Zeilen.'
        }
      />
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button variant="contained" disabled={rows.length === 0} onClick={take}>
          Übernehmen
        </Button>
        <Button onClick={() => setText(null)}>Abbrechen</Button>
      </Box>
    </Box>
  )
}
