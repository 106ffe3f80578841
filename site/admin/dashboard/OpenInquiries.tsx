import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useGetList } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { MAX_LIMIT } from '../../../shared/query.ts'
import { WaitingTime } from '../inquiries/WaitingTime.tsx'
import { adminPaths } from '../paths.ts'
import { QueryPanel, Rows } from './Panel.tsx'

const MOST_ROWS = 6
const HALF_A_MINUTE = 30_000

/** At most a thousand of the newest inquiries, which is enough for the figures of a quarter. */
export const useRecentInquiries = () =>
  useGetList<Inquiry>(
    'inquiries',
    { pagination: { page: 1, perPage: MAX_LIMIT } },
    { staleTime: HALF_A_MINUTE },
  )

/** The unanswered inquiries that have waited longest. */
export const OpenInquiries = () => (
  <QueryPanel
    title="Offene Anfragen"
    action={
      <Link component={RouterLink} to={adminPaths.newInquiries}>
        Alle neuen
      </Link>
    }
    query={useRecentInquiries()}
    failed="Fehler beim Laden der Anfragen"
  >
    {(inquiries) => {
      const open = inquiries.filter(({ status }) => status === 'new').toReversed()
      if (open.length === 0) return <Typography>Alle Anfragen sind beantwortet.</Typography>
      return (
        <Rows>
          {open.slice(0, MOST_ROWS).map((inquiry) => (
            <Row key={inquiry.id} inquiry={inquiry} />
          ))}
        </Rows>
      )
    }}
  </QueryPanel>
)

const Row = ({ inquiry }: { inquiry: Inquiry }) => (
  <li>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Link component={RouterLink} to={adminPaths.inquiry(inquiry.id)} sx={{ fontWeight: 600 }}>
        {inquiry.name}
      </Link>
      <Typography variant="body2" color="textSecondary" noWrap>
        {inquiry.products.map(({ title }) => title).join(', ') || inquiry.company}
      </Typography>
    </Box>
    <WaitingTime inquiry={inquiry} />
  </li>
)
