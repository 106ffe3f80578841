import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatSize } from '../../../shared/format.ts'
import type { Attachment, Message } from '../../../shared/inquiries/message.ts'
import { useOpenFile } from '../layout/useOpenFile.ts'
import { inquiryCalls } from './inquiryCalls.ts'

interface Props {
  inquiryId: number
  message: Pick<Message, 'id' | 'attachments'>
}

/** The files of a message, each to be opened. */
export const AttachedFiles = ({ inquiryId, message: { id, attachments } }: Props) =>
  attachments.length > 0 && (
    <Box
      component="ul"
      aria-label="Anhang"
      sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {Object.entries(attachments).map(([position, file]) => (
        <li key={position}>
          <AttachedFile
            file={file}
            load={() => inquiryCalls.attachment(inquiryId, id, Number(position))}
          />
        </li>
      ))}
    </Box>
  )

function AttachedFile({ file, load }: { file: Attachment; load: () => Promise<Blob> }) {
  const { name, size } = file
  const failed = 'Der Anhang lässt sich nicht öffnen'
  const { open, isPending } = useOpenFile({ load, name, failed })
  return (
    <Button
      variant="outlined"
      disabled={isPending}
      onClick={() => open()}
      sx={{ minHeight: 44, textAlign: 'left', overflowWrap: 'anywhere', whiteSpace: 'normal' }}
    >
      {name} ({formatSize(size)})
    </Button>
  )
}
