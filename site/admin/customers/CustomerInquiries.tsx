import Chip, { type ChipProps } from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { formatDay } from '../../../shared/dates.ts'
import { concernLabels } from '../../../shared/inquiries/concern.ts'
import { counted } from '../../../shared/inquiries/counted.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { type Stage, stageLabels } from '../../../shared/inquiries/stage.ts'
import type { Customer } from '../../../shared/persons/customer.ts'
import { useOpenInquiry } from '../inquiries/openInquiry.ts'
import { Panel } from '../layout/Panel.tsx'
import { Lines } from './Lines.tsx'

/** Everything that a customer has asked. Each opens over the page. */
export const CustomerInquiries = ({ inquiries }: Pick<Customer, 'inquiries'>) => (
  <Panel title="Anfragen">
    {inquiries.length === 0 && <Typography variant="note">Noch keine</Typography>}
    <Lines
      label="Anfragen"
      lines={inquiries.map((inquiry) => ({
        id: inquiry.id,
        day: formatDay(inquiry.createdAt),
        what: <Asked inquiry={inquiry} />,
        state: <State {...inquiry} />,
      }))}
    />
  </Panel>
)

function Asked({ inquiry }: { inquiry: Inquiry }) {
  const { open } = useOpenInquiry()
  const { id, receipt, products, concern, message } = inquiry
  const about = products.map(counted).join(', ') || (concern && concernLabels[concern])
  return (
    <>
      <Link component="button" type="button" onClick={() => open(id)} sx={press}>
        {about || receipt}
      </Link>
      {message && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {' '}
          {message.slice(0, 200)}
        </Typography>
      )}
    </>
  )
}

const press = { font: 'inherit', fontWeight: 600, verticalAlign: 'baseline', py: 1, my: -1 }

const tones: Partial<Record<Stage, ChipProps['color']>> = {
  new: 'warning',
  offered: 'info',
  won: 'success',
}

const State = ({ spam, duplicateOf, stage }: Pick<Inquiry, 'spam' | 'duplicateOf' | 'stage'>) => {
  const other = spam ? 'Spam' : duplicateOf === null ? null : 'Doppelt'
  return (
    <Chip
      size="small"
      variant={other ? 'outlined' : 'filled'}
      color={(!other && tones[stage]) || 'default'}
      label={other ?? stageLabels[stage]}
    />
  )
}
