import DragIcon from '@mui/icons-material/DragIndicator'
import { Box, Typography } from '@mui/material'
import { type DragEvent, type ReactNode, useState } from 'react'
import { ArrayInput, useSimpleFormIterator, useSimpleFormIteratorItem } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { EntryList } from '../../forms/EntryList.tsx'
import { Panel } from '../../parts/Page.tsx'
import { AddLines } from './AddLines.tsx'
import { LineInputs } from './LineInputs.tsx'

/** What is offered, in the order of the paper. */
export const OfferLines = () => (
  <Panel title="Positionen" anchor="lines">
    <NoLines />
    <ArrayInput source="lines" label={false} helperText={false} margin="none">
      <EntryList
        name="Position"
        getItemLabel={() => <DragHandle />}
        addButton={<AddLines />}
        sx={layout}
      >
        <DropTarget>
          <LineInputs />
        </DropTarget>
      </EntryList>
    </ArrayInput>
  </Panel>
)

/** Says why a draft may begin without the machines of its inquiry. */
function NoLines() {
  const lines: unknown[] = useWatch({ name: 'lines' }) ?? []
  if (lines.length > 0) return null
  return (
    <Typography variant="note">
      Noch keine Position. Maschinen der Anfrage, die gelöscht, verkauft oder schon bestellt sind,
      übernimmt ein Entwurf nicht.
    </Typography>
  )
}

const layout = {
  '& > ul > li:first-of-type': { pt: 0 },
  '& .RaSimpleFormIterator-line': { py: 2 },
  '& .RaSimpleFormIterator-index': { mt: 3.5, mr: 0.5 },
  '& .RaSimpleFormIterator-action': {
    display: 'flex',
    flexDirection: { sm: 'column' },
    ml: { sm: 1 },
  },
  '& .RaSimpleFormIterator-buttons, & .RaSimpleFormIterator-add': { display: 'block' },
}

/** The type of the data that a dragged line carries. */
const DRAGGED = 'application/x-gabelstapler-position'

/** What a line is dragged by; the buttons beside it do the same by keys. */
function DragHandle() {
  const { index } = useSimpleFormIteratorItem()
  const start = ({ currentTarget, dataTransfer }: DragEvent) => {
    dataTransfer.setData(DRAGGED, String(index))
    dataTransfer.effectAllowed = 'move'
    const line = currentTarget.closest('li')
    if (line) dataTransfer.setDragImage(line, 0, 0)
  }
  return (
    <Box
      component="span"
      draggable
      aria-hidden
      title="Zum Verschieben ziehen"
      onDragStart={start}
      sx={{ display: 'flex', cursor: 'grab', color: 'text.secondary' }}
    >
      <DragIcon fontSize="small" />
    </Box>
  )
}

/** Takes the line that is dropped on it, to put it in its own place. */
function DropTarget({ children }: { children: ReactNode }) {
  const { index } = useSimpleFormIteratorItem()
  const { reOrder } = useSimpleFormIterator()
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(DRAGGED)) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    const from = event.dataTransfer.getData(DRAGGED)
    if (from === '') return
    event.preventDefault()
    reOrder(Number(from), index)
  }
  return (
    <Box
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{ borderRadius: 1, ...(isOver && { outline: 2, outlineColor: 'secondary.main' }) }}
    >
      {children}
    </Box>
  )
}
