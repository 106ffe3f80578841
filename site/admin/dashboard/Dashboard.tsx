import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useGetList } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { counted } from '../../../shared/inquiries/counted.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { May } from '../auth/me.tsx'
import { InboxNotice } from '../inbox/InboxState.tsx'
import { WaitingTime } from '../inquiries/WaitingTime.tsx'
import { Stacked } from '../layout/Boxes.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { QueryPanel, Rows } from '../layout/QueryPanel.tsx'
import { adminPaths, UNANSWERED } from '../paths.ts'
import { Counts, LatestProducts } from './Counts.tsx'
import { HousekeepingNotice } from './HousekeepingNotice.tsx'
import { Money } from './Money.tsx'
import { HeldFeeds, Inbox, LastBackup, Outbox, Publishing } from './Operation.tsx'
import { SalesFigures } from './SalesFigures.tsx'
import { SetUp } from './SetUp.tsx'

export default function Dashboard() {
  return (
    <>
      <PageHeader title="Dashboard">
        <May permission="products.create">
          <Button
            component={RouterLink}
            to={adminPaths.newProduct}
            variant="contained"
            color="secondary"
            startIcon={<AddIcon />}
          >
            Neue Maschine
          </Button>
        </May>
        <May permission="categories.edit">
          <Button
            component={RouterLink}
            to={adminPaths.newCategory}
            variant="outlined"
            startIcon={<AddIcon />}
          >
            Neue Kategorie
          </Button>
        </May>
        <May permission="inquiries.read">
          <Button component={RouterLink} to={adminPaths.inquiries} variant="outlined">
            Anfragen ansehen
          </Button>
        </May>
      </PageHeader>
      <Stacked>
        <May permission="housekeeping">
          <HousekeepingNotice />
        </May>
        <May permission="mails">
          <InboxNotice />
        </May>
        <May permission="feeds.read">
          <HeldFeeds />
        </May>
        <May permission="settings.edit">
          <SetUp />
        </May>
        <Box sx={columns}>
          <Box sx={column}>
            <May permission="inquiries.read">
              <OpenInquiries />
            </May>
            <May permission="inquiries.edit">
              <Money />
            </May>
            <May permission="inquiries.read">
              <SalesFigures />
            </May>
            <LatestProducts />
          </Box>
          <Box sx={column}>
            <Counts />
            <Publishing />
            <May permission="mails">
              <Outbox />
              <Inbox />
            </May>
            <May permission="backups">
              <LastBackup />
            </May>
          </Box>
        </Box>
      </Stacked>
    </>
  )
}

const MOST_ROWS = 6
const useUnanswered = () =>
  useGetList<Inquiry>('inquiries', {
    pagination: { page: 1, perPage: MOST_ROWS },
    sort: { field: 'createdAt', order: 'ASC' },
    filter: UNANSWERED,
  })

/** The unanswered inquiries that have waited longest. */
const OpenInquiries = () => (
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
            <InquiryRow key={inquiry.id} inquiry={inquiry} />
          ))}
        </Rows>
      )
    }
  </QueryPanel>
)

const InquiryRow = ({ inquiry }: { inquiry: Inquiry }) => (
  <li>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Link component={RouterLink} to={adminPaths.inquiry(inquiry.id)} sx={{ fontWeight: 600 }}>
        {inquiry.name}
      </Link>
      <Typography variant="note" noWrap>
        {inquiry.products.map(counted).join(', ') || inquiry.company}
      </Typography>
    </Box>
    <WaitingTime inquiry={inquiry} />
  </li>
)

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
}

const column = { display: 'grid', gap: 2, minWidth: 0 }
