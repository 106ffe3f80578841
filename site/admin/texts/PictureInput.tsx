import { Box, Button, Typography } from '@mui/material'
import { useInput } from 'react-admin'
import { imageInSize } from '../../../shared/images/image.ts'
import { DropZone, UploadList } from '../images/PictureUpload.tsx'
import { useUploads } from '../images/useUploads.ts'

interface Props {
  source: string
  label: string
  helperText: string | undefined
}

/** One picture of a page. A new one takes the place of the other. */
export function PictureInput({ source, label, helperText }: Props) {
  const { field, fieldState } = useInput({ source, defaultValue: '' })
  const { uploads, add, retry, remove } = useUploads(({ urls }) => field.onChange(urls.large))
  const image = String(field.value)
  return (
    <Box role="group" aria-label={label}>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {label}
      </Typography>
      {image && (
        <Box sx={{ mb: 1, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
          <Box
            component="img"
            src={imageInSize(image, 'medium')}
            alt="Das gewählte Bild"
            sx={{ display: 'block', width: 240, maxWidth: '100%', borderRadius: 1 }}
          />
          <Button onClick={() => field.onChange('')}>Bild entfernen</Button>
        </Box>
      )}
      <DropZone onFiles={(files) => add(files.slice(0, 1))} />
      {helperText && (
        <Typography variant="note" sx={{ mt: 0.5 }}>
          {helperText}
        </Typography>
      )}
      {fieldState.error?.message && (
        <Typography color="error" role="alert">
          {fieldState.error.message}
        </Typography>
      )}
      <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
    </Box>
  )
}
