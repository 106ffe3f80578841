import Alert from '@mui/material/Alert'
import Dialog from '@mui/material/Dialog'
import { useGetOne } from 'react-admin'
import type { InquiryDetail as Detail } from '../../../shared/inquiry.ts'
import { Loading } from '../layout/Loading.tsx'
import { useNarrow } from '../layout/useNarrow.ts'
import { InquiryDetail } from './InquiryDetail.tsx'
import { useOpenInquiry } from './useOpenInquiry.ts'

/** The enquiry that the address names, over the list. */
export function InquiryDialog() {
  const { openId, close } = useOpenInquiry()
  const narrow = useNarrow()
  const { data, error } = useGetOne<Detail>(
    'inquiries',
    { id: openId ?? 0 },
    { enabled: openId !== null, retry: false },
  )
  return (
    <Dialog
      open={openId !== null}
      onClose={close}
      fullScreen={narrow}
      maxWidth="md"
      fullWidth
      aria-labelledby="anfrage-titel"
    >
      {data && data.id === openId ? (
        <InquiryDetail key={data.id} inquiry={data} onClose={close} />
      ) : error ? (
        <Alert severity="error" onClose={close}>
          {error.message}
        </Alert>
      ) : (
        <Loading />
      )}
    </Dialog>
  )
}
