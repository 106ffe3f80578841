import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { SimpleList } from 'react-admin'
import { formatDateTime } from '../../../shared/dates.ts'
import { type Inquiry, inquiryStatusLabels } from '../../../shared/inquiry.ts'
import { NoInquiries } from './InquiryParts.tsx'
import { useOpenInquiry } from './useOpenInquiry.ts'
import { WaitingTime } from './WaitingTime.tsx'

/** The list where the screen is too narrow for columns; whatever can be done is in the dialog. */
export function InquiryCards() {
  const { open } = useOpenInquiry()
  return (
    <SimpleList<Inquiry>
      primaryText={({ name, company, status }) => (
        <Typography sx={{ fontWeight: status === 'new' ? 700 : 500 }}>
          {[name, company].filter(Boolean).join(', ')}
        </Typography>
      )}
      secondaryText={({ createdAt, receipt, productTitle, callback }) =>
        [formatDateTime(createdAt), receipt, productTitle, callback && 'Rückruf erbeten']
          .filter(Boolean)
          .join(' · ')
      }
      rightIcon={(inquiry) =>
        inquiry.status === 'new' && !inquiry.spam ? (
          <WaitingTime inquiry={inquiry} />
        ) : (
          <Chip size="small" label={inquiryStatusLabels[inquiry.status]} />
        )
      }
      rowSx={() => ({ gap: 2, borderBottom: 1, borderColor: 'divider' })}
      rowClick={(id) => {
        open(Number(id))
        return false
      }}
      empty={<NoInquiries />}
    />
  )
}
