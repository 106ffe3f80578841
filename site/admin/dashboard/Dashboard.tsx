import AddIcon from '@mui/icons-material/Add'
import { Box, Typography } from '@mui/material'
import { useGetList } from 'react-admin'
import { may, type Permission } from '../../../shared/accounts/permissions.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { counted } from '../../../shared/product/machine-selection.ts'
import { useMe } from '../auth/me.tsx'
import { adminPaths, UNANSWERED } from '../data/adminPaths.ts'
import { InboxNotice } from '../inbox/InboxState.tsx'
import { WaitingTime } from '../inquiries/WaitingTime.tsx'
import { Stacked } from '../parts/Boxes.tsx'
import { PageHeader, QueryPanel, Rows } from '../parts/Page.tsx'
import { NameLink, ScreenButton, ScreenLink } from '../parts/ScreenLink.tsx'
import { Counts, LatestProducts } from './Counts.tsx'
import { HousekeepingNotice } from './HousekeepingNotice.tsx'
import { Money } from './Money.tsx'
import { HeldFeeds, Inbox, LastBackup, Outbox, Publishing } from './Operation.tsx'
import { SalesFigures } from './SalesFigures.tsx'
import { SetUp } from './SetUp.tsx'

export default function Dashboard() {
  const role = useMe()?.roleKey
  const isAllowed = (permission: Permission) => role !== undefined && may(role, permission)
  return (
    <>
      <PageHeader title="Dashboard">
        {isAllowed('products.create') && (
          <ScreenButton
            to={adminPaths.newProduct}
            variant="contained"
            color="secondary"
            startIcon={<AddIcon />}
          >
            Neue Maschine
          </ScreenButton>
        )}
        {isAllowed('categories.edit') && (
          <ScreenButton to={adminPaths.newCategory} startIcon={<AddIcon />}>
            Neue Kategorie
          </ScreenButton>
        )}
        {isAllowed('inquiries.read') && (
          <ScreenButton to={adminPaths.inquiries}>Anfragen ansehen</ScreenButton>
        )}
      </PageHeader>
      <Stacked>
        {isAllowed('housekeeping') && <HousekeepingNotice />}
        {isAllowed('mails') && <InboxNotice />}
        {isAllowed('feeds.read') && <HeldFeeds />}
        {isAllowed('settings.edit') && <SetUp />}
        <Stacked sx={columns}>
          <Stacked>
            {isAllowed('inquiries.read') && <OpenInquiries />}
            {isAllowed('inquiries.edit') && <Money />}
            {isAllowed('inquiries.read') && <SalesFigures />}
            <LatestProducts />
          </Stacked>
          <Stacked>
            <Counts />
            <Publishing />
            {isAllowed('mails') && <Outbox />}
            {isAllowed('mails') && <Inbox />}
            {isAllowed('backups') && <LastBackup />}
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
      <NameLink to={adminPaths.inquiry(inquiry.id)}>{inquiry.name}</NameLink>
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
