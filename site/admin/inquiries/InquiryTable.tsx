import { DataTable } from 'react-admin'
import type { Inquiry } from '../../../shared/inquiry.ts'
import { DeleteInquiry } from './DeleteInquiry.tsx'
import { Machine, NoInquiries, Received, Sender } from './InquiryParts.tsx'
import { InquiryStatusSelect } from './InquiryStatusSelect.tsx'
import { WaitingTime } from './WaitingTime.tsx'

const Column = DataTable.Col<Inquiry>

export const InquiryTable = () => (
  <DataTable<Inquiry>
    aria-label="Anfragen"
    rowClick={false}
    bulkActionButtons={false}
    empty={<NoInquiries />}
  >
    <Column source="createdAt" disableSort render={(inquiry) => <Received inquiry={inquiry} />} />
    <Column source="name" disableSort render={(inquiry) => <Sender inquiry={inquiry} />} />
    <Column source="product" disableSort render={(inquiry) => <Machine inquiry={inquiry} />} />
    <Column label="Wartet" render={(inquiry) => <WaitingTime inquiry={inquiry} />} />
    <Column
      source="status"
      disableSort
      render={(inquiry) => <InquiryStatusSelect inquiry={inquiry} />}
    />
    <Column
      label="Aktionen"
      align="right"
      render={(inquiry) => <DeleteInquiry inquiry={inquiry} />}
    />
  </DataTable>
)
