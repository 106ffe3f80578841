import Box from '@mui/material/Box'
import { HousekeepingNotice } from '../housekeeping/HousekeepingNotice.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { Figures } from './Figures.tsx'
import { InquiryChart } from './InquiryChart.tsx'
import { LatestProducts } from './LatestProducts.tsx'
import { MissingData } from './MissingData.tsx'
import { OpenInquiries } from './OpenInquiries.tsx'
import { Outbox } from './Outbox.tsx'
import { Publishing } from './Publishing.tsx'
import { QuickActions } from './QuickActions.tsx'

export default function Dashboard() {
  return (
    <>
      <PageHeader title="Dashboard">
        <QuickActions />
      </PageHeader>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <HousekeepingNotice />
        <Figures />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          }}
        >
          <Box sx={column}>
            <OpenInquiries />
            <LatestProducts />
          </Box>
          <Box sx={column}>
            <InquiryChart />
            <Publishing />
            <Outbox />
            <MissingData />
          </Box>
        </Box>
      </Box>
    </>
  )
}

const column = { display: 'grid', gap: 2, minWidth: 0 }
