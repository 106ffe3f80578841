import Card from '@mui/material/Card'
import { ListBase } from 'react-admin'
import { INQUIRY_PAGE_SIZE } from '../../../shared/inquiry.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { EmptyList } from '../lists/EmptyList.tsx'
import { ListBody, saidByBody } from '../lists/ListBody.tsx'
import { Pager } from '../lists/Pager.tsx'
import { ExportInquiries } from './ExportInquiries.tsx'
import { InquiryDialog } from './InquiryDialog.tsx'
import { InquiryFilters } from './InquiryFilters.tsx'
import { InquiryTable } from './InquiryTable.tsx'

const THIRTY_SECONDS = 30_000

export default function InquiryList() {
  return (
    <ListBase
      perPage={INQUIRY_PAGE_SIZE}
      sort={{ field: 'createdAt', order: 'DESC' }}
      queryOptions={{ ...saidByBody, refetchInterval: THIRTY_SECONDS }}
    >
      <PageHeader title="Anfragen">
        <ExportInquiries />
      </PageHeader>
      <InquiryFilters />
      <Card>
        <ListBody
          failed="Fehler beim Laden der Anfragen"
          empty={
            <EmptyList title="Keine Anfragen gefunden">
              Neue Anfragen erscheinen hier von selbst.
            </EmptyList>
          }
        >
          <InquiryTable />
        </ListBody>
      </Card>
      <Pager />
      <InquiryDialog />
    </ListBase>
  )
}
