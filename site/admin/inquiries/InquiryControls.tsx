import ReportIcon from '@mui/icons-material/ReportOutlined'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { DeleteWithConfirmButton, useNotify, useUpdate } from 'react-admin'
import {
  type Inquiry,
  type InquiryPatch,
  inquiryPatch,
  inquiryStatuses,
  inquiryStatusLabels,
} from '../../../shared/inquiries/inquiry.ts'
import { ChoiceField, choicesOf } from '../forms/ChoiceField.tsx'

interface Props {
  inquiry: Inquiry
}

/** Changes an inquiry; `failed` is the beginning of the message after a failure. */
function useChangeInquiry(inquiry: Inquiry, failed: string) {
  const [update, { isPending }] = useUpdate<Inquiry>()
  const notify = useNotify()
  const change = (data: InquiryPatch, done: string, onDone?: () => void) =>
    update(
      'inquiries',
      { id: inquiry.id, data, previousData: inquiry },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(done, { type: 'success' })
          onDone?.()
        },
        onError: (error) => notify(`${failed}: ${error.message}`, { type: 'error' }),
      },
    )
  return { change, isPending }
}

const statusChoices = choicesOf(inquiryStatusLabels)

/** Changes the status at once; any status may follow any other. */
export function InquiryStatusSelect({ inquiry }: Props) {
  const { change, isPending } = useChangeInquiry(inquiry, 'Fehler beim Aktualisieren des Status')
  const choose = (value: string) => {
    const status = inquiryStatuses.find((known) => known === value)
    if (!status) return
    const label = inquiryStatusLabels[status]
    change({ status }, `Anfrage ${inquiry.receipt} steht jetzt auf „${label}“`)
  }
  return (
    <ChoiceField
      choices={statusChoices}
      value={inquiry.status}
      disabled={isPending}
      onChoose={choose}
      slotProps={{ htmlInput: { 'aria-label': `Status von ${inquiry.receipt}` } }}
      sx={{ width: 160 }}
    />
  )
}

/** Moves an inquiry to the spam folder, or back to the inbox. */
export function SpamButton({ inquiry }: Props) {
  const { change, isPending } = useChangeInquiry(inquiry, 'Fehler beim Verschieben der Anfrage')
  const moved = inquiry.spam ? 'In den Posteingang verschoben' : 'In den Spam-Ordner verschoben'
  return (
    <Button
      color="inherit"
      startIcon={<ReportIcon />}
      disabled={isPending}
      onClick={() => change({ spam: !inquiry.spam }, moved)}
    >
      {inquiry.spam ? 'Kein Spam' : 'Als Spam markieren'}
    </Button>
  )
}

const { notes: notesSchema } = inquiryPatch.shape

/** Notes that are not saved yet, by inquiry. They outlive an expired session and a closed dialog. */
const unsavedNotes = new Map<number, string>()

/** Not a react-admin form, because that discards what is typed when its record is fetched again. */
export function InquiryNotes({ inquiry }: Props) {
  const { change, isPending } = useChangeInquiry(inquiry, 'Fehler beim Speichern der Notizen')
  const [text, setText] = useState(unsavedNotes.get(inquiry.id) ?? inquiry.notes)
  const { error } = notesSchema.safeParse(text)
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
          unsavedNotes.set(inquiry.id, target.value)
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
            change({ notes: text }, 'Notizen gespeichert', () => unsavedNotes.delete(inquiry.id))
          }
        >
          Notizen speichern
        </Button>
      )}
    </section>
  )
}

export function DeleteInquiry({ inquiry, onDeleted }: Props & { onDeleted?: () => void }) {
  const notify = useNotify()
  const onSuccess = () => {
    notify(`Anfrage ${inquiry.receipt} endgültig gelöscht`, { type: 'success' })
    onDeleted?.()
  }
  return (
    <DeleteWithConfirmButton
      record={inquiry}
      label="ra.action.delete"
      aria-label={`Anfrage ${inquiry.receipt} löschen`}
      contentTranslateOptions={{ name: inquiry.name }}
      mutationOptions={{ onSuccess }}
    />
  )
}
