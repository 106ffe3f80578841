import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { HousekeepingNotice } from '../housekeeping/HousekeepingNotice.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { adminPaths } from '../paths.ts'
import { Figures } from './Figures.tsx'
import { InquiryChart } from './InquiryChart.tsx'
import { LastBackup } from './LastBackup.tsx'
import { LatestProducts } from './LatestProducts.tsx'
import { MissingData } from './MissingData.tsx'
import { OpenInquiries } from './OpenInquiries.tsx'
import { Outbox } from './Outbox.tsx'
import { Publishing } from './Publishing.tsx'

export default function Dashboard() {
  return (
    <>
      <PageHeader title="Dashboard">
        <Button
          component={Link}
          to={adminPaths.newProduct}
          variant="contained"
          color="secondary"
          startIcon={<AddIcon />}
        >
          Neues Produkt
        </Button>
        <Button
          component={Link}
          to={adminPaths.newCategory}
          variant="outlined"
          startIcon={<AddIcon />}
        >
          Neue Kategorie
        </Button>
        <Button component={Link} to={adminPaths.inquiries} variant="outlined">
          Anfragen ansehen
        </Button>
      </PageHeader>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <HousekeepingNotice />
        <Figures />
        <Box sx={columns}>
          <Box sx={column}>
            <OpenInquiries />
            <LatestProducts />
          </Box>
          <Box sx={column}>
            <InquiryChart />
            <Publishing />
            <Outbox />
            <LastBackup />
            <MissingData />
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
