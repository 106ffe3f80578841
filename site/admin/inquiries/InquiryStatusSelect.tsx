import { type Inquiry, inquiryStatuses, inquiryStatusLabels } from '../../../shared/inquiry.ts'
import { ChoiceField, choicesOf } from '../forms/ChoiceField.tsx'
import { useChangeInquiry } from './useChangeInquiry.ts'

const choices = choicesOf(inquiryStatusLabels)

/** Any status may follow any other. */
export function InquiryStatusSelect({ inquiry }: { inquiry: Inquiry }) {
  const { change, isPending } = useChangeInquiry(inquiry, 'Fehler beim Aktualisieren des Status')
  return (
    <ChoiceField
      choices={choices}
      value={inquiry.status}
      disabled={isPending}
      onChoose={(value) => {
        const status = inquiryStatuses.find((known) => known === value)
        if (status) change({ status })
      }}
      slotProps={{ htmlInput: { 'aria-label': `Status von ${inquiry.receipt}` } }}
      sx={{ minWidth: 150, maxWidth: 180 }}
    />
  )
}
