import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { UploadRow } from './UploadRow.tsx'
import type { Upload } from './useUploads.ts'

interface Props {
  uploads: Upload[]
  onRetry: (upload: Upload) => void
  onRemove: (id: number) => void
}

/** What is on its way, and what did not arrive. */
export function UploadList({ uploads, onRetry, onRemove }: Props) {
  if (uploads.length === 0) return null
  return (
    <>
      {uploads.some(({ error }) => error) && (
        <Alert severity="error" sx={{ mt: 2 }}>
          Einige Bilder konnten nicht hochgeladen werden
        </Alert>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onRetry={() => onRetry(upload)}
            onRemove={() => onRemove(upload.id)}
          />
        ))}
      </Box>
    </>
  )
}
