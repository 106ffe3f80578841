import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { ClipboardEvent, ReactNode } from 'react'
import { TextInput, useNotify } from 'react-admin'
import type { SpecificationRow as Row } from './figureRows.ts'
import { linesNamed, readPastedSheet } from './pastedRows.ts'

type Act = (() => void) | undefined

interface Props {
  index: number
  /** Takes a table or a type sheet that is pasted into the name. */
  fill: (rows: Row[]) => void
  remove: Act
  moveUp: Act
  moveDown: Act
}

export function SpecificationRow({ index, fill, remove, moveUp, moveDown }: Props) {
  const notify = useNotify()
  const paste = (event: ClipboardEvent) => {
    const { rows, rest } = readPastedSheet(event.clipboardData.getData('text/plain'))
    if (rows.length === 0) return
    event.preventDefault()
    fill(rows)
    if (rest.length > 0)
      notify(`Nicht übernommen: ${linesNamed(rest)}`, { type: 'warning', autoHideDuration: null })
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', mb: 1, flexWrap: 'wrap' }}>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr', flex: '1 1 16rem' }}>
        <TextInput source={`specifications.${index}.name`} label="Name" onPaste={paste} />
        <TextInput source={`specifications.${index}.value`} label="Wert" />
      </Box>
      <Box sx={{ display: 'flex', minHeight: 40, alignItems: 'center' }}>
        <RowButton label="Nach oben" act={moveUp}>
          <UpIcon />
        </RowButton>
        <RowButton label="Nach unten" act={moveDown}>
          <DownIcon />
        </RowButton>
        <RowButton label="Entfernen" act={remove}>
          <RemoveIcon />
        </RowButton>
      </Box>
    </Box>
  )
}

const RowButton = ({ label, act, children }: { label: string; act: Act; children: ReactNode }) => (
  <IconButton aria-label={label} title={label} disabled={!act} onClick={act}>
    {children}
  </IconButton>
)
