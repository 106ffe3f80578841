import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import {
  Button,
  DataTable,
  FilterButton,
  List,
  Pagination,
  SortButton,
  TopToolbar,
  useListContext,
} from 'react-admin'
import { berlinDay, formatDateTime } from '../../../shared/dates.ts'
import { counted } from '../../../shared/inquiries/counted.ts'
import { INQUIRY_PAGE_SIZE, type Inquiry, inquirySorts } from '../../../shared/inquiries/inquiry.ts'
import { May } from '../auth/me.tsx'
import { API, fetchFile } from '../data/api.ts'
import { listQuery } from '../data/query.ts'
import { REFETCH_INTERVAL } from '../data/refetchInterval.ts'
import { handledByLoadFailure, LoadFailure } from '../layout/LoadFailure.tsx'
import { saveFile } from '../layout/saveFile.ts'
import { useCall } from '../layout/useCall.ts'
import { asCards } from '../lists/asCards.ts'
import { NewButton } from '../lists/NewButton.tsx'
import { NoResults } from '../lists/NoResults.tsx'
import { DeleteInquiry } from './DeleteInquiry.tsx'
import { InquiryChips } from './InquiryChips.tsx'
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
    <Typography variant="note">{receipt}</Typography>
  </>
)

const machines = (inquiry: Inquiry) => (
  <>
    {inquiry.products.map(counted).join(', ') || '–'}{' '}
    <InquiryChips inquiry={inquiry} sx={{ ml: 1 }} />
  </>
)

/** A button that opens the inquiry, because a click on the row would not work by keyboard. */
function Sender({ id, name, company, status, duplicateOf }: Inquiry) {
  const { open } = useOpenInquiry()
  const isUnread = status === 'new' && duplicateOf === null
  return (
    <>
      <Link
        component="button"
        type="button"
        onClick={() => open(id)}
        sx={{ fontWeight: isUnread ? 700 : 500, fontSize: '1rem', textAlign: 'left' }}
      >
        {name}
      </Link>
      <Typography variant="note">{company}</Typography>
    </>
  )
}

const layout = {
  '& .column-createdAt': { whiteSpace: 'nowrap' },
  '& .column-nextStep': { minWidth: 120 },
  '& .column-name, & .column-productTitle': { overflowWrap: 'anywhere', minWidth: { lg: 100 } },
  ...asCards(
    '1fr auto',
    'name createdAt',
    'productTitle productTitle',
    'nextStep owner',
    'status actions',
  ),
}

const EXPORT = 'Als CSV speichern'

const InquiryListActions = () => (
  <TopToolbar sx={{ flexWrap: 'wrap', ml: 'auto' }}>
    <FilterButton />
    {/* Where the list is a table, its head sorts. */}
    <Box sx={{ display: { lg: 'none' } }}>
      <SortButton label="Sortieren nach: %{field}, %{order}" fields={[...inquirySorts]} />
    </Box>
    <ExportInquiries />
    <May permission="inquiries.edit">
      <NewButton />
    </May>
  </TopToolbar>
)

/** Saves all inquiries that match the filter, in the order of the list. */
function ExportInquiries() {
  const { filterValues: filter, sort } = useListContext()
  const { mutate, isPending } = useCall({
    call: () => fetchFile(`${API}/contact/anfragen.csv?${listQuery({ filter, sort }, true)}`),
    onDone: (table) => saveFile(table, `anfragen-${berlinDay(new Date())}.csv`),
    failed: 'Fehler beim Exportieren',
  })
  return (
    // On a phone react-admin leaves a disabled button without a name.
    <Button label={EXPORT} aria-label={EXPORT} disabled={isPending} onClick={() => mutate()}>
      <DownloadIcon />
    </Button>
  )
}
