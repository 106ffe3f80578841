import CameraIcon from '@mui/icons-material/PhotoCamera'
import UploadIcon from '@mui/icons-material/UploadFile'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type DragEvent, useState } from 'react'
import { IMAGE_HINT } from '../../../shared/image.ts'
import { FileButton } from './FileButton.tsx'
import { refusalOf } from './prepareImage.ts'

interface Refused {
  file: File
  reason: string
}
const isRefused = (judged: { file: File; reason: string | null }): judged is Refused =>
  judged.reason !== null

/**
 * Accepts images by drag and drop, from the disk or from the camera. Not react-admin's ImageInput, because
 * that uploads only when the form is saved, shows no progress and has no camera button.
 */
export function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState<Refused[]>([])

  const take = (files: File[]) => {
    const judged = files.map((file) => ({ file, reason: refusalOf(file) }))
    setRefused(judged.filter(isRefused))
    const images = judged.filter(({ reason }) => reason === null).map(({ file }) => file)
    if (images.length > 0) onFiles(images)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }

  return (
    <>
      <Box
        onDrop={drop}
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        sx={{
          p: 2,
          border: 2,
          borderStyle: 'dashed',
          borderColor: over ? 'secondary.main' : 'divider',
          borderRadius: 1,
          bgcolor: over ? 'action.hover' : 'transparent',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
        }}
      >
        <FileButton icon={<UploadIcon />} label="Bilder auswählen" multiple onFiles={take} />
        <FileButton icon={<CameraIcon />} label="Foto aufnehmen" camera onFiles={take} />
        <Typography variant="body2" color="textSecondary">
          oder hierher ziehen – {IMAGE_HINT}
        </Typography>
      </Box>
      {refused.length > 0 && (
        <Alert severity="error" sx={{ mt: 1 }} onClose={() => setRefused([])}>
          {refused.map(({ file, reason }) => (
            <div key={file.name}>
              {file.name}: <span>{reason}</span>
            </div>
          ))}
        </Alert>
      )}
    </>
  )
}
