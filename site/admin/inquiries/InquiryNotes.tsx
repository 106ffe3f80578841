import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { type Inquiry, inquiryPatch } from '../../../shared/inquiry.ts'
import { useChangeInquiry } from './useChangeInquiry.ts'

const { notes: schema } = inquiryPatch.shape

/** What was typed and not saved yet: an ended session, or a closed dialog, must not cost it. */
const unsaved = new Map<number, string>()

/** For the dealer's eyes only. */
export function InquiryNotes({ inquiry }: { inquiry: Inquiry }) {
  const { change, isPending } = useChangeInquiry(inquiry, 'Fehler beim Speichern der Notizen')
  const notify = useNotify()
  const [text, setText] = useState(unsaved.get(inquiry.id) ?? inquiry.notes)
  const { error } = schema.safeParse(text)
  const changed = text.trim() !== inquiry.notes
  return (
    <Box component="section">
      <TextField
        label="Interne Notizen"
        multiline
        minRows={2}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          unsaved.set(inquiry.id, target.value)
        }}
        error={!!error}
        helperText={error?.issues[0]?.message ?? 'Nur in der Verwaltung zu sehen'}
      />
      {changed && (
        <Button
          variant="outlined"
          sx={{ mt: 1 }}
          disabled={isPending || !!error}
          onClick={() =>
            change({ notes: text }, () => {
              unsaved.delete(inquiry.id)
              notify('Notizen gespeichert', { type: 'success' })
            })
          }
        >
          Notizen speichern
        </Button>
      )}
    </Box>
  )
}
