import { type DragEvent, useState } from 'react'
import { imageInSize } from '../../../shared/image.ts'
import { MoveButtons, RemoveButton } from '../layout/RowButtons.tsx'
import { PictureFrame } from './PictureFrame.tsx'

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
  const name = `Bild ${index + 1}`
  const drop = (event: DragEvent) => {
    setOver(false)
    const from = event.dataTransfer.getData(DRAGGED)
    if (from === '') return
    event.preventDefault()
    onMove(Number(from), index)
  }
  return (
    <PictureFrame
      address={imageInSize(image, 'medium')}
      name={name}
      isMain={index === 0}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(index))}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{ borderColor: over ? 'secondary.main' : 'divider', cursor: 'grab' }}
    >
      <MoveButtons
        name={name}
        index={index}
        count={count}
        isAcross
        onMove={(to) => onMove(index, to)}
      />
      <RemoveButton label={`${name} löschen`} onRemove={onDelete} />
    </PictureFrame>
  )
}
