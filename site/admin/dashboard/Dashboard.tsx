import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { May } from '../auth/me.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { adminPaths } from '../paths.ts'
import { Figures, LatestProducts } from './Figures.tsx'
import { HousekeepingNotice } from './HousekeepingNotice.tsx'
import { OpenInquiries } from './OpenInquiries.tsx'
import { HeldFeeds, LastBackup, Outbox, Publishing } from './Operation.tsx'
import { SalesFigures } from './SalesFigures.tsx'
import { SetUp } from './SetUp.tsx'

export default function Dashboard() {
  return (
    <>
      <PageHeader title="Dashboard">
        <May permission="products.create">
          <Button
            component={Link}
            to={adminPaths.newProduct}
            variant="contained"
            color="secondary"
            startIcon={<AddIcon />}
          >
            Neues Produkt
          </Button>
        </May>
        <May permission="categories.edit">
          <Button
            component={Link}
            to={adminPaths.newCategory}
            variant="outlined"
            startIcon={<AddIcon />}
          >
            Neue Kategorie
          </Button>
        </May>
        <May permission="inquiries.read">
          <Button component={Link} to={adminPaths.inquiries} variant="outlined">
            Anfragen ansehen
          </Button>
        </May>
      </PageHeader>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <May permission="housekeeping">
          <HousekeepingNotice />
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
              <SalesFigures />
            </May>
            <LatestProducts />
          </Box>
          <Box sx={column}>
            <Figures />
            <Publishing />
            <May permission="mails">
              <Outbox />
            </May>
            <May permission="backups">
              <LastBackup />
            </May>
          </Box>
        </Box>
      </Box>
    </>
  )
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
}

const column = { display: 'grid', gap: 2, minWidth: 0 }
