import CloseIcon from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { readDraft } from '../kept/draft.ts'
import { Stacked } from '../parts/Boxes.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { answerDraftName, dropInquiryDrafts, TITLE } from './openInquiry.tsx'

interface Props {
  id: number
  /** What was shown of it before; undefined if it was gone already. */
  seen: Pick<Inquiry, 'receipt'> | undefined
  onClose: () => void
}

/** What stands where an inquiry stood that somebody has deleted. */
export const DeletedInquiry = ({ id, seen, onClose }: Props) => (
  <>
    <DialogTitle id={TITLE} sx={{ pr: { xs: 18, sm: 32 }, fontSize: { xs: '1rem', sm: '1.2rem' } }}>
      Anfrage {seen?.receipt}
    </DialogTitle>
    <IconButton
      aria-label="Schließen"
      onClick={onClose}
      sx={{ position: 'absolute', right: 12, top: 12 }}
    >
      <CloseIcon />
    </IconButton>
    <DialogContent dividers>
      <DeletionNotice id={id} isSeen={seen !== undefined} />
    </DialogContent>
  </>
)

/** Of an answer what can be copied. */
const begun = z.object({ subject: z.string().default(''), text: z.string() })

/**
 * Says that an inquiry is gone, and shows what was typed about it, to be copied. The browser keeps none of that any more,
 * as it may be about somebody who was erased.
 */
export function DeletionNotice({ id, isSeen }: { id: number; isSeen: boolean }) {
  const [typed] = useState(() => readDraft(answerDraftName(id), begun)?.values)
  useEffect(() => dropInquiryDrafts(id), [id])
  const text = [typed?.subject, typed?.text].filter(Boolean).join('\n\n')
  return (
    <Stacked gap={2} align="start">
      <Alert severity="warning" sx={{ width: 1 }}>
        {isSeen
          ? 'Diese Anfrage wurde gelöscht.'
          : 'Diese Anfrage gibt es nicht. Vielleicht wurde sie gelöscht.'}
        {text &&
          ' Was Sie geschrieben haben, ist nicht gesendet und steht hier, bis Sie schließen.'}
      </Alert>
      {text && (
        <>
          <TextField
            label="Ihr Text"
            value={text}
            multiline
            fullWidth
            slotProps={{ htmlInput: { readOnly: true } }}
          />
          <CopyButton text={text} />
        </>
      )}
    </Stacked>
  )
}
