import TextField from '@mui/material/TextField'
import { type Inquiry, inquiryStatuses, inquiryStatusLabels } from '../../../shared/inquiry.ts'
import { useChangeInquiry } from './useChangeInquiry.ts'

/** Changes the status at once; any may follow any other. react-admin's inputs need a form around them. */
export function InquiryStatusSelect({ inquiry }: { inquiry: Inquiry }) {
  const { change, isPending } = useChangeInquiry(inquiry, 'Fehler beim Aktualisieren des Status')
  const choose = (value: string) => {
    const status = inquiryStatuses.find((known) => known === value)
    if (!status) return
    const label = inquiryStatusLabels[status]
    change({ status }, `Anfrage ${inquiry.receipt} steht jetzt auf „${label}“`)
  }
  return (
    <TextField
      select
      value={inquiry.status}
      disabled={isPending}
      onChange={({ target }) => choose(target.value)}
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-label': `Status von ${inquiry.receipt}` },
      }}
      sx={{ width: 160 }}
    >
      <InquiryStatusOptions />
    </TextField>
  )
}

export const InquiryStatusOptions = () =>
  inquiryStatuses.map((status) => (
    <option key={status} value={status}>
      {inquiryStatusLabels[status]}
    </option>
  ))
