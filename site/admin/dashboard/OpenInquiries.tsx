import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useGetList } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { WaitingTime } from '../inquiries/WaitingTime.tsx'
import { adminPaths } from '../paths.ts'
import { QueryPanel, Rows } from './Panel.tsx'

const MOST_ROWS = 6
const useUnanswered = () =>
  useGetList<Inquiry>('inquiries', {
    pagination: { page: 1, perPage: MOST_ROWS },
    sort: { field: 'createdAt', order: 'ASC' },
    filter: { status: 'new' },
  })

/** The unanswered inquiries that have waited longest. */
export const OpenInquiries = () => (
  <QueryPanel
    title="Offene Anfragen"
    action={
      <Link component={RouterLink} to={adminPaths.newInquiries}>
        Alle neuen
      </Link>
    }
    query={useUnanswered()}
    failed="Fehler beim Laden der Anfragen"
  >
    {(inquiries) =>
      inquiries.length === 0 ? (
        <Typography>Keine Anfrage wartet auf eine erste Antwort.</Typography>
      ) : (
        <Rows>
          {inquiries.map((inquiry) => (
            <Row key={inquiry.id} inquiry={inquiry} />
          ))}
        </Rows>
      )
    }
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
