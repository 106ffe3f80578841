import { useNotify, useUpdate } from 'react-admin'
import { type Inquiry, inquiryStatuses, inquiryStatusLabels } from '../../../shared/inquiry.ts'
import { withReason } from '../data/errorText.ts'
import { ChoiceField, choicesOf } from '../forms/ChoiceField.tsx'

const choices = choicesOf(inquiryStatusLabels)

/** Any status may follow any other. */
export function InquiryStatusSelect({ inquiry }: { inquiry: Inquiry }) {
  const [update, { isPending }] = useUpdate<Inquiry>()
  const notify = useNotify()
  const choose = (value: string) => {
    const status = inquiryStatuses.find((known) => known === value)
    if (!status) return
    update(
      'inquiries',
      { id: inquiry.id, data: { status }, previousData: inquiry },
      {
        mutationMode: 'pessimistic',
        onError: (error) =>
          notify(withReason('Fehler beim Aktualisieren des Status', error), { type: 'error' }),
      },
    )
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
