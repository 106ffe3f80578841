import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { List, Pagination } from 'react-admin'
import { INQUIRY_PAGE_SIZE } from '../../../shared/inquiry.ts'
import { LoadFailure, saidByList } from '../layout/LoadFailure.tsx'
import { ExportInquiries } from './ExportInquiries.tsx'
import { InquiryCards } from './InquiryCards.tsx'
import { InquiryDialog } from './InquiryDialog.tsx'
import { inquiryFilters } from './InquiryFilters.tsx'
import { InquiryTable } from './InquiryTable.tsx'
import { useForgetOpenInquiry } from './useOpenInquiry.ts'

const THIRTY_SECONDS = 30_000

export default function InquiryList() {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  useForgetOpenInquiry()
  return (
    <List
      perPage={INQUIRY_PAGE_SIZE}
      sort={{ field: 'createdAt', order: 'DESC' }}
      queryOptions={{ ...saidByList, refetchInterval: THIRTY_SECONDS }}
      filters={inquiryFilters}
      actions={<ExportInquiries />}
      pagination={<Pagination rowsPerPageOptions={[]} />}
      empty={false}
      error={false}
      aside={<InquiryDialog />}
      sx={{ '& .RaList-actions': { bgcolor: { xs: 'transparent' }, pb: 1 } }}
    >
      <LoadFailure />
      {isNarrow ? <InquiryCards /> : <InquiryTable />}
    </List>
  )
}
