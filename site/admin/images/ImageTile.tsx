import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import ArrowForwardIcon from '@mui/icons-material/ArrowForward'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import { type DragEvent, useState } from 'react'
import { imageInSize } from '../../../shared/image.ts'

interface Props {
  image: string
  index: number
  count: number
  onMove: (from: number, to: number) => void
  onDelete: () => void
}

/** The type of the data that a dragged tile carries. */
const DRAGGED = 'application/x-gabelstapler-bild'

/** An image of the machine, which can be dragged or moved with arrow buttons. The first one is the cover. */
export function ImageTile({ image, index, count, onMove, onDelete }: Props) {
  const [over, setOver] = useState(false)
  const number = index + 1
  const drop = (event: DragEvent) => {
    setOver(false)
    const from = event.dataTransfer.getData(DRAGGED)
    if (from === '') return
    event.preventDefault()
    onMove(Number(from), index)
  }
  return (
    <Box
      component="li"
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(index))}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        position: 'relative',
        border: 2,
        borderColor: over ? 'secondary.main' : 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        cursor: 'grab',
      }}
    >
      <Box
        component="img"
        src={imageInSize(image, 'medium')}
        alt={`Bild ${number}`}
        draggable={false}
        sx={{ display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' }}
      />
      {index === 0 && (
        <Chip
          label="Hauptbild"
          size="small"
          color="secondary"
          sx={{ position: 'absolute', top: 6, left: 6 }}
        />
      )}
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <IconButton
          aria-label={`Bild ${number} nach vorn`}
          disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
        >
          <ArrowBackIcon />
        </IconButton>
        <IconButton
          aria-label={`Bild ${number} nach hinten`}
          disabled={number === count}
          onClick={() => onMove(index, index + 1)}
        >
          <ArrowForwardIcon />
        </IconButton>
        <IconButton aria-label={`Bild ${number} löschen`} onClick={onDelete}>
          <DeleteIcon />
        </IconButton>
      </Box>
    </Box>
  )
}
