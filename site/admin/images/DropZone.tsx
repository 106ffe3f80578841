import CameraIcon from '@mui/icons-material/PhotoCamera'
import UploadIcon from '@mui/icons-material/UploadFile'
import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { IMAGE_HINT, IMAGE_TYPES } from '../../../shared/image.ts'
import { DropArea, FileButton } from '../layout/FileButton.tsx'
import { refusalOf } from './upload.ts'

interface Refused {
  file: File
  reason: string
}
const isRefused = (judged: { file: File; reason: string | null }): judged is Refused =>
  judged.reason !== null

/** An iPhone hands over a JPEG only where HEIC is not asked for. */
const isPhone = () => matchMedia('(any-pointer: coarse)').matches

/**
 * Accepts images by drag and drop, from the disk or from the camera. Not react-admin's ImageInput, because
 * that uploads only when the form is saved, shows no progress and has no camera button.
 */
export function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [refused, setRefused] = useState<Refused[]>([])

  const take = (files: File[]) => {
    const judged = files.map((file) => ({ file, reason: refusalOf(file) }))
    setRefused(judged.filter(isRefused))
    const images = judged.filter(({ reason }) => reason === null).map(({ file }) => file)
    if (images.length > 0) onFiles(images)
  }
  return (
    <>
      <DropArea onFiles={take}>
        <FileButton
          icon={<UploadIcon />}
          label="Bilder auswählen"
          accept={isPhone() ? IMAGE_TYPES : [...IMAGE_TYPES, '.heic', '.heif']}
          multiple
          onFiles={take}
        />
        <FileButton
          icon={<CameraIcon />}
          label="Foto aufnehmen"
          accept={IMAGE_TYPES}
          camera
          onFiles={take}
        />
        <Typography variant="note">oder hierher ziehen – {IMAGE_HINT}</Typography>
      </DropArea>
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
