import ReportIcon from '@mui/icons-material/ReportOutlined'
import Button from '@mui/material/Button'
import { DeleteWithConfirmButton, useNotify } from 'react-admin'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { inquiryStatuses, inquiryStatusLabels } from '../../../shared/inquiries/stage.ts'
import { ChoiceField, choicesOf } from '../forms/ChoiceField.tsx'
import { dropDraft } from '../forms/draft.ts'
import { useChangeInquiry } from './useChangeInquiry.ts'
import { noteDraft } from './useNoteDraft.ts'

interface Props {
  inquiry: Inquiry
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

export function DeleteInquiry({ inquiry, onDeleted }: Props & { onDeleted?: () => void }) {
  const notify = useNotify()
  const onSuccess = () => {
    dropDraft(noteDraft(inquiry))
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
