import { useNotify } from 'react-admin'
import { type Inquiry, inquiryStatuses, inquiryStatusLabels } from '../../../shared/inquiry.ts'
import { ChoiceField, choicesOf } from '../forms/ChoiceField.tsx'
import { useChangeInquiry } from './useChangeInquiry.ts'

const choices = choicesOf(inquiryStatusLabels)

/** Any status may follow any other. */
export function InquiryStatusSelect({ inquiry }: { inquiry: Inquiry }) {
  const { change, isPending } = useChangeInquiry(inquiry, 'Fehler beim Aktualisieren des Status')
  const notify = useNotify()
  const choose = (value: string) => {
    const status = inquiryStatuses.find((known) => known === value)
    if (!status) return
    const done = `Anfrage ${inquiry.receipt} steht jetzt auf „${inquiryStatusLabels[status]}“`
    change({ status }, () => notify(done, { type: 'success' }))
  }
  return (
    <ChoiceField
      choices={choices}
      value={inquiry.status}
      disabled={isPending}
      onChoose={choose}
      slotProps={{ htmlInput: { 'aria-label': `Status von ${inquiry.receipt}` } }}
      sx={{ minWidth: 150, maxWidth: 180 }}
    />
  )
}
