import Typography from '@mui/material/Typography'
import { type DragEvent, useRef, useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import { useController, useFormContext } from 'react-hook-form'
import { imageInSize } from '../../../shared/images/image.ts'
import { May } from '../auth/me.tsx'
import { callApi, withReason } from '../data/api.ts'
import { PictureFrame } from '../images/PictureFrame.tsx'
import { DropZone, UploadList } from '../images/PictureUpload.tsx'
import { useUploads } from '../images/useUploads.ts'
import { PlainList } from '../parts/Boxes.tsx'
import { Panel } from '../parts/Page.tsx'
import { MoveButtons, RemoveButton } from '../parts/RowButtons.tsx'
import { insertInOrder, type ProductFormValues } from './productForm.ts'

export function ProductImages() {
  const { getValues } = useFormContext<ProductFormValues>()
  const { field, fieldState } = useController<ProductFormValues, 'images'>({ name: 'images' })
  const [deleting, setDeleting] = useState<string | null>(null)
  const { remember, discard } = useDeleteImage()
  const numbers = useRef(new Map<string, number>())
  const { uploads, add, retry, remove } = useUploads(({ urls }, number) => {
    remember(urls.large)
    numbers.current.set(urls.large, number)
    field.onChange(insertInOrder(getValues('images'), urls.large, numbers.current))
  })
  const images = field.value

  const move = (from: number, to: number) => {
    const moved = images.filter((_, index) => index !== from)
    field.onChange(moved.toSpliced(to, 0, ...images.slice(from, from + 1)))
  }
  const confirmDelete = async () => {
    if (deleting !== null && (await discard(deleting)))
      field.onChange(getValues('images').filter((image) => image !== deleting))
    setDeleting(null)
  }

  return (
    <Panel title="Bilder">
      {images.length > 0 && (
        <PlainList
          gap={1.5}
          sx={{ gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' }}
          below={2}
        >
          {images.map((image, index) => (
            <ImageTile
              key={image}
              image={image}
              index={index}
              count={images.length}
              onMove={move}
              onDelete={() => setDeleting(image)}
            />
          ))}
        </PlainList>
      )}
      <May permission="images.edit">
        <DropZone onFiles={add} />
      </May>
      {fieldState.error?.message && (
        <Typography color="error" role="alert" sx={{ mt: 1 }}>
          {fieldState.error.message}
        </Typography>
      )}
      <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
      <Confirm
        isOpen={deleting !== null}
        title="Bild löschen?"
        content="Auf der Website verschwindet das Bild, sobald Sie die Maschine speichern."
        onConfirm={confirmDelete}
        onClose={() => setDeleting(null)}
      />
    </Panel>
  )
}

/**
 * Removes images. Only images that were uploaded in this form are deleted from the server at once. Others
 * may still be in use: by this product until it is saved, or by a copy of it.
 */
function useDeleteImage() {
  const notify = useNotify()
  const fresh = useRef(new Set<string>())

  /** @returns whether the image may be removed from the form */
  const discard = async (image: string): Promise<boolean> => {
    if (!fresh.current.has(image)) return true
    try {
      const path = `/upload/images/${encodeURIComponent(storedName(image))}`
      await callApi(path, { method: 'DELETE' })
      return true
    } catch (error) {
      notify(withReason('Fehler beim Löschen des Bildes', error), { type: 'error' })
      return false
    }
  }
  return { remember: (image: string) => fresh.current.add(image), discard }
}

const storedName = (image: string) => image.split('?')[0]?.split('/').at(-1) ?? ''

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
function ImageTile({ image, index, count, onMove, onDelete }: Props) {
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
