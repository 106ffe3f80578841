import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { DataTable, List, Pagination } from 'react-admin'
import { formatDateTime } from '../../../shared/dates.ts'
import { INQUIRY_PAGE_SIZE, type Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { REFETCH_INTERVAL } from '../data/refetchInterval.ts'
import { handledByLoadFailure, LoadFailure } from '../layout/LoadFailure.tsx'
import { asCards } from '../lists/asCards.ts'
import { NoResults } from '../lists/NoResults.tsx'
import { InquiryChips } from './InquiryChips.tsx'
import { DeleteInquiry } from './InquiryControls.tsx'
import { InquiryListActions } from './InquiryListActions.tsx'
import { inquiryFilters } from './inquiryFilters.tsx'
import { OpenedInquiry } from './OpenedInquiry.tsx'
import { useOpenInquiry } from './openInquiry.ts'
import { StageSelect } from './StageSelect.tsx'
import { NextStepText } from './step/NextStepText.tsx'
import { WaitingTime } from './WaitingTime.tsx'

const Column = DataTable.Col<Inquiry>

export default function InquiryList() {
  return (
    <List
      perPage={INQUIRY_PAGE_SIZE}
      sort={{ field: 'createdAt', order: 'DESC' }}
      queryOptions={{ ...handledByLoadFailure, refetchInterval: REFETCH_INTERVAL }}
      filters={inquiryFilters}
      actions={<InquiryListActions />}
      pagination={<Pagination rowsPerPageOptions={[]} />}
      empty={false}
      error={false}
      aside={<OpenedInquiry />}
      sx={{ '& .RaList-actions': { bgcolor: { xs: 'transparent' }, pb: 1 } }}
    >
      <LoadFailure />
      <DataTable<Inquiry>
        aria-label="Anfragen"
        bulkActionButtons={false}
        empty={<NoResults hint="Neue Anfragen erscheinen hier von selbst." />}
        sx={layout}
      >
        <Column source="createdAt" sortByOrder="DESC" render={received} />
        <Column source="name" disableSort render={(inquiry) => <Sender {...inquiry} />} />
        <Column source="productTitle" disableSort render={machines} />
        <Column source="nextStep" render={step} />
        <Column source="owner" disableSort render={owner} />
        <Column
          source="status"
          disableSort
          render={(inquiry) => <StageSelect inquiry={inquiry} />}
        />
        <Column
          source="actions"
          label="Aktionen"
          disableSort
          render={(inquiry) => <DeleteInquiry inquiry={inquiry} />}
        />
      </DataTable>
    </List>
  )
}

const step = (inquiry: Inquiry) => (
  <>
    <NextStepText step={inquiry.nextStep} /> <WaitingTime inquiry={inquiry} />
  </>
)

const owner = ({ owner, nextStep }: Inquiry) => owner ?? (nextStep ? 'Alle' : '–')

const received = ({ createdAt, receipt }: Inquiry) => (
  <>
    {formatDateTime(createdAt)}
    <Detail>{receipt}</Detail>
  </>
)

const machines = (inquiry: Inquiry) => (
  <>
    {inquiry.products.map(({ title }) => title).join(', ') || '–'}{' '}
    <InquiryChips inquiry={inquiry} sx={{ ml: 1 }} />
  </>
)

/** A button that opens the inquiry, because a click on the row would not work by keyboard. */
function Sender({ id, name, company, status }: Inquiry) {
  const { open } = useOpenInquiry()
  return (
    <>
      <Link
        component="button"
        type="button"
        onClick={() => open(id)}
        sx={{ fontWeight: status === 'new' ? 700 : 500, fontSize: '1rem', textAlign: 'left' }}
      >
        {name}
      </Link>
      <Detail>{company}</Detail>
    </>
  )
}

const Detail = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary">
    {children}
  </Typography>
)

const layout = {
  '& .column-createdAt': { whiteSpace: 'nowrap' },
  '& .column-nextStep': { minWidth: 140 },
  ...asCards(
    '1fr auto',
    'name createdAt',
    'productTitle productTitle',
    'nextStep owner',
    'status actions',
  ),
}
