import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import StarredIcon from '@mui/icons-material/Star'
import StarIcon from '@mui/icons-material/StarBorder'
import { Box, IconButton } from '@mui/material'
import { useEffect, useRef } from 'react'
import { PictureFrame } from '../images/PictureFrame.tsx'
import type { Entry } from './entry.ts'
import { usePhotoAddress } from './YardContext.ts'

interface Props {
  /** In the order in which they were taken. */
  photos: Entry[]
  /** The one that becomes the machine's first picture. */
  main: Entry | null
  onMain: (photo: Entry) => void
  onRemove: (photo: Entry) => void
}

/** The photographs of a machine that is not sent yet, in one row, so that the fields below stay near. */
export function DraftPhotos({ photos, main, onMain, onRemove }: Props) {
  const strip = useRef<HTMLUListElement>(null)
  const count = useRef(photos.length)
  // What was just taken is in view, and what has the focus stays there when its neighbour goes.
  useEffect(() => {
    const { current } = strip
    if (photos.length > count.current) current?.scrollTo({ left: current.scrollWidth })
    if (photos.length < count.current) current?.focus()
    count.current = photos.length
  }, [photos.length])
  if (photos.length === 0) return null
  const remove = (photo: Entry) => {
    if (window.confirm('Dieses Foto löschen?')) onRemove(photo)
  }
  return (
    <Box component="ul" ref={strip} aria-label="Aufgenommene Fotos" tabIndex={-1} sx={row}>
      {photos.map((photo, index) => (
        <DraftPhoto
          key={photo.key}
          photo={photo}
          name={`Foto ${index + 1}`}
          isMain={photo.key === main?.key}
          onMain={() => onMain(photo)}
          onRemove={() => remove(photo)}
        />
      ))}
    </Box>
  )
}

interface PhotoProps {
  photo: Entry
  name: string
  isMain: boolean
  onMain: () => void
  onRemove: () => void
}

function DraftPhoto({ photo, name, isMain, onMain, onRemove }: PhotoProps) {
  const address = usePhotoAddress(photo.key)
  return (
    <PictureFrame address={address} name={name} isMain={isMain} sx={{ flex: '0 0 136px' }}>
      <IconButton
        aria-label={`${name} als Hauptbild`}
        aria-pressed={isMain}
        color="inherit"
        onClick={onMain}
        sx={button}
      >
        {isMain ? <StarredIcon /> : <StarIcon />}
      </IconButton>
      <IconButton aria-label={`${name} löschen`} color="inherit" onClick={onRemove} sx={button}>
        <DeleteIcon />
      </IconButton>
    </PictureFrame>
  )
}

const row = { display: 'flex', gap: 1, m: 0, p: 0, listStyle: 'none', overflowX: 'auto' }
const button = { flex: 1, minHeight: 56 }
