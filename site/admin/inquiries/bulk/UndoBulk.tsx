import Button from '@mui/material/Button'
import type { InquiryBulkChanges } from '../../../../shared/inquiries/inquiry-bulk.ts'
import { EVERYTHING, useCall } from '../../layout/useCall.ts'
import { changeInquiries } from './changeInquiries.ts'

interface Props {
  ids: number[]
  /** What brings them back. */
  changes: InquiryBulkChanges
}

/** Takes back what was done with many inquiries, from the notice that says so. */
export function UndoBulk({ ids, changes }: Props) {
  const { mutate, isPending } = useCall({
    call: () => changeInquiries(ids, changes),
    done: 'Zurückgenommen',
    failed: 'Fehler beim Zurücknehmen',
    invalidates: EVERYTHING,
  })
  return (
    <Button color="inherit" size="small" disabled={isPending} onClick={() => mutate()}>
      Rückgängig
    </Button>
  )
}
