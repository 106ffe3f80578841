import { Box, Button, Typography } from '@mui/material'
import { useInput } from 'react-admin'
import { metaOf } from '../../../shared/forms/field.ts'
import { imageInSize } from '../../../shared/images/image.ts'
import type { FieldProps } from '../forms/Field.tsx'
import { DropZone, UploadList } from '../images/PictureUpload.tsx'
import { useUploads } from '../images/useUploads.ts'
import { Row } from '../parts/Boxes.tsx'

/** One picture of a page. A new one takes the place of the other. */
export function PictureInput({ source, schema }: FieldProps) {
  const { title, help } = metaOf(schema)
  const { field, fieldState } = useInput({ source, defaultValue: '' })
  const { uploads, add, retry, remove } = useUploads(({ urls }) => field.onChange(urls.large))
  const image = String(field.value)
  return (
    <Box role="group" aria-label={title}>
      <Typography variant="smallStrong" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {image && (
        <Row below={1} align="end">
          <Box
            component="img"
            src={imageInSize(image, 'medium')}
            alt="Das gewählte Bild"
            sx={{ display: 'block', width: 240, maxWidth: '100%', borderRadius: 1 }}
          />
          <Button onClick={() => field.onChange('')}>Bild entfernen</Button>
        </Row>
      )}
      <DropZone onFiles={(files) => add(files.slice(0, 1))} />
      {help && (
        <Typography variant="note" sx={{ mt: 0.5 }}>
          {help}
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
