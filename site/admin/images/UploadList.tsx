import CloseIcon from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Row } from '../layout/Boxes.tsx'
import type { Upload } from './useUploads.ts'

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
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onRetry={() => onRetry(upload)}
            onRemove={() => onRemove(upload)}
          />
        ))}
      </Box>
    </>
  )
}

const Failed = ({ children }: { children: ReactNode }) => (
  <Alert severity="error" sx={{ mt: 2 }}>
    {children}
  </Alert>
)

interface UploadRowProps {
  upload: Upload
  onRetry: () => void
  onRemove: () => void
}

const UploadRow = ({ upload: { file, progress, failure }, onRetry, onRemove }: UploadRowProps) => (
  <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
    <Row sx={{ alignItems: 'center' }}>
      <Typography
        variant="body2"
        color={failure ? 'error' : 'textPrimary'}
        sx={{ flex: '1 1 200px', minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {failure?.isAboutFile ? `${file.name}: ${failure.reason}` : file.name}
      </Typography>
      {failure && <Button onClick={onRetry}>Erneut versuchen</Button>}
      <IconButton aria-label={`${file.name} nicht hochladen`} onClick={onRemove}>
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
