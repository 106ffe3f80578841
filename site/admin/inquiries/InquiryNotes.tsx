import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { type Inquiry, inquiryPatch } from '../../../shared/inquiry.ts'
import { useChangeInquiry } from './useChangeInquiry.ts'

const { notes: schema } = inquiryPatch.shape

/** What is typed and not saved: neither an ended session nor a closed dialog may cost it. */
const unsaved = new Map<number, string>()

/** For the dealer's eyes only. react-admin's form forgets what is typed when its record is fetched again. */
export function InquiryNotes({ inquiry }: { inquiry: Inquiry }) {
  const { change, isPending } = useChangeInquiry(inquiry, 'Fehler beim Speichern der Notizen')
  const [text, setText] = useState(unsaved.get(inquiry.id) ?? inquiry.notes)
  const { error } = schema.safeParse(text)
  const isChanged = text.trim() !== inquiry.notes
  return (
    <section>
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
      {isChanged && (
        <Button
          variant="outlined"
          sx={{ mt: 1 }}
          disabled={isPending || !!error}
          onClick={() =>
            change({ notes: text }, 'Notizen gespeichert', () => unsaved.delete(inquiry.id))
          }
        >
          Notizen speichern
        </Button>
      )}
    </section>
  )
}
