import CloseIcon from '@mui/icons-material/Close'
import CameraIcon from '@mui/icons-material/PhotoCamera'
import UploadIcon from '@mui/icons-material/UploadFile'
import { Alert, Box, Button, IconButton, LinearProgress, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { IMAGE_HINT, IMAGE_TYPES } from '../../../shared/images/image.ts'
import { PlainList, Row } from '../parts/Boxes.tsx'
import { DropArea, FileButton } from '../parts/files.tsx'
import { refusalOf } from './upload.ts'
import type { Upload } from './useUploads.ts'

/** An iPhone hands over a JPEG only where HEIC is not asked for. */
const isPhone = () => matchMedia('(any-pointer: coarse)').matches

/**
 * Accepts images by drag and drop, from the disk or from the camera. Not react-admin's ImageInput, because
 * that uploads only when the form is saved, shows no progress and has no camera button.
 */
export function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [refused, setRefused] = useState<File[]>([])

  const take = (files: File[]) => {
    const isImage = (file: File) => refusalOf(file) === null
    setRefused(files.filter((file) => !isImage(file)))
    const images = files.filter(isImage)
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
          {refused.map((file) => (
            <div key={file.name}>
              {file.name}: <span>{refusalOf(file)}</span>
            </div>
          ))}
        </Alert>
      )}
    </>
  )
}

interface Props {
  uploads: Upload[]
  onRetry: (upload: Upload) => void
  onRemove: (upload: Upload) => void
}

/** The uploads in progress and those that failed. */
export function UploadList({ uploads, onRetry, onRemove }: Props) {
  if (uploads.length === 0) return null
  const failures = uploads.flatMap(({ failure }) => failure ?? [])
  const call = failures.find(({ isAboutFile }) => !isAboutFile)
  return (
    <>
      {call && <Failed>Fehler beim Hochladen der Bilder: {call.reason}</Failed>}
      {failures.some(({ isAboutFile }) => isAboutFile) && (
        <Failed>Einige Bilder konnten nicht hochgeladen werden</Failed>
      )}
      <PlainList gap={0} above={1}>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} onRetry={onRetry} onRemove={onRemove} />
        ))}
      </PlainList>
    </>
  )
}

const Failed = ({ children }: { children: ReactNode }) => (
  <Alert severity="error" sx={{ mt: 2 }}>
    {children}
  </Alert>
)

function UploadRow({ upload, onRetry, onRemove }: Omit<Props, 'uploads'> & { upload: Upload }) {
  const { file, progress, failure } = upload
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Row align="center">
        <Typography
          variant="body2"
          color={failure ? 'error' : 'textPrimary'}
          sx={{ flex: '1 1 200px', minWidth: 0, fontWeight: 600 }}
        >
          {failure?.isAboutFile ? `${file.name}: ${failure.reason}` : file.name}
        </Typography>
        {failure && <Button onClick={() => onRetry(upload)}>Erneut versuchen</Button>}
        <IconButton aria-label={`${file.name} nicht hochladen`} onClick={() => onRemove(upload)}>
          <CloseIcon />
        </IconButton>
      </Row>
      {!failure && (
        <LinearProgress
          aria-label={`${file.name} wird hochgeladen`}
          variant={progress < 1 ? 'determinate' : 'indeterminate'}
          value={progress * 100}
          sx={{ mt: 0.5 }}
        />
      )}
    </Box>
  )
}
