import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { UploadRow } from './UploadRow.tsx'
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
