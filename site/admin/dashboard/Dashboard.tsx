import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useGetList } from 'react-admin'
import { counted } from '../../../shared/inquiries/counted.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { May } from '../auth/me.tsx'
import { InboxNotice } from '../inbox/InboxState.tsx'
import { WaitingTime } from '../inquiries/WaitingTime.tsx'
import { Stacked } from '../layout/Boxes.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { QueryPanel, Rows } from '../layout/QueryPanel.tsx'
import { ScreenButton, ScreenLink } from '../layout/ScreenLink.tsx'
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
          <ScreenButton
            to={adminPaths.newProduct}
            variant="contained"
            color="secondary"
            startIcon={<AddIcon />}
          >
            Neue Maschine
          </ScreenButton>
        </May>
        <May permission="categories.edit">
          <ScreenButton to={adminPaths.newCategory} startIcon={<AddIcon />}>
            Neue Kategorie
          </ScreenButton>
        </May>
        <May permission="inquiries.read">
          <ScreenButton to={adminPaths.inquiries}>Anfragen ansehen</ScreenButton>
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
        <Stacked sx={columns}>
          <Stacked sx={column}>
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
          </Stacked>
          <Stacked sx={column}>
            <Counts />
            <Publishing />
            <May permission="mails">
              <Outbox />
              <Inbox />
            </May>
            <May permission="backups">
              <LastBackup />
            </May>
          </Stacked>
        </Stacked>
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
    action={<ScreenLink to={adminPaths.newInquiries}>Alle neuen</ScreenLink>}
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
      <ScreenLink to={adminPaths.inquiry(inquiry.id)} sx={{ fontWeight: 600 }}>
        {inquiry.name}
      </ScreenLink>
      <Typography variant="note" noWrap>
        {inquiry.products.map(counted).join(', ') || inquiry.company}
      </Typography>
    </Box>
    <WaitingTime inquiry={inquiry} />
  </li>
)

const columns = {
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
}

const column = { minWidth: 0 }
