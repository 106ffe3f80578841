import Link from '@mui/material/Link'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import {
  DataTable,
  downloadCSV,
  ExportButton,
  type Exporter,
  List,
  Pagination,
  TextInput,
  useInput,
  useListContext,
} from 'react-admin'
import { formatDateTime } from '../../../shared/dates.ts'
import { INQUIRY_PAGE_SIZE, type Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { inquiryStatusLabels } from '../../../shared/inquiries/stage.ts'
import { MAX_LIMIT } from '../../../shared/query.ts'
import { handledByLoadFailure, LoadFailure } from '../layout/LoadFailure.tsx'
import { asCards } from '../lists/asCards.ts'
import { NoResults } from '../lists/NoResults.tsx'
import { DeleteInquiry, InquiryStatusSelect } from './InquiryControls.tsx'
import { InquiryDialog, REFETCH_INTERVAL, useOpenInquiry } from './InquiryDialog.tsx'
import { InquiryChips } from './InquiryShow.tsx'
import { inquiryCsv } from './inquiryCsv.ts'
import { WaitingTime } from './WaitingTime.tsx'

const Column = DataTable.Col<Inquiry>

export default function InquiryList() {
  return (
    <List
      perPage={INQUIRY_PAGE_SIZE}
      sort={{ field: 'createdAt', order: 'DESC' }}
      queryOptions={{ ...handledByLoadFailure, refetchInterval: REFETCH_INTERVAL }}
      filters={inquiryFilters}
      actions={<ExportInquiries />}
      pagination={<Pagination rowsPerPageOptions={[]} />}
      empty={false}
      error={false}
      aside={<InquiryDialog />}
      sx={{ '& .RaList-actions': { bgcolor: { xs: 'transparent' }, pb: 1 } }}
    >
      <LoadFailure />
      <DataTable<Inquiry>
        aria-label="Anfragen"
        bulkActionButtons={false}
        empty={<NoResults hint="Neue Anfragen erscheinen hier von selbst." />}
        sx={layout}
      >
        <Column source="createdAt" disableSort render={received} />
        <Column source="name" disableSort render={(inquiry) => <Sender {...inquiry} />} />
        <Column source="productTitle" disableSort render={machines} />
        <Column
          source="waiting"
          label="Wartet"
          disableSort
          render={(inquiry) => <WaitingTime inquiry={inquiry} />}
        />
        <Column
          source="status"
          disableSort
          render={(inquiry) => <InquiryStatusSelect inquiry={inquiry} />}
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
  '& td.column-waiting': { justifySelf: 'end' },
  ...asCards(
    '1fr auto',
    'name waiting',
    'createdAt createdAt',
    'productTitle productTitle',
    'status actions',
  ),
}

const EXPORT = 'Als CSV speichern'

const inquiryFilters = [
  <TextInput
    key="search"
    source="search"
    type="search"
    label="Anfragen suchen"
    placeholder="Name, Firma, E-Mail, Telefon oder Nummer"
    alwaysOn
    sx={{ minWidth: { sm: 320 } }}
  />,
  // The device's own dropdown, because it is quick on a phone.
  <TextInput
    key="status"
    source="status"
    select
    slotProps={{ select: { native: true } }}
    alwaysOn
    sx={{ minWidth: 160 }}
  >
    <option value="">Alle</option>
    {Object.entries(inquiryStatusLabels).map(([status, label]) => (
      <option key={status} value={status}>
        {label}
      </option>
    ))}
  </TextInput>,
  <FolderInput key="spam" source="spam" alwaysOn />,
]

/** react-admin has no input that shows its choices side by side and sends one of them. */
function FolderInput({ source }: { source: string; alwaysOn: boolean }) {
  const { field } = useInput({ source })
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Ordner"
      value={field.value === 'true'}
      onChange={(_, isSpam) => isSpam !== null && field.onChange(isSpam ? 'true' : '')}
      sx={{ '& button': { textTransform: 'none', fontWeight: 600, minHeight: 40, px: 2 } }}
    >
      <ToggleButton value={false}>Posteingang</ToggleButton>
      <ToggleButton value={true}>Spam</ToggleButton>
    </ToggleButtonGroup>
  )
}

/** Saves all inquiries that match the filter. react-admin fetches only the first thousand. */
function ExportInquiries() {
  const { filterValues: filter, total = 0 } = useListContext()
  const exporter: Exporter<Inquiry> = async (inquiries, _related, dataProvider, name = '') => {
    const all = [...inquiries]
    for (let page = 2; (page - 1) * MAX_LIMIT < total; page++) {
      const pagination = { page, perPage: MAX_LIMIT }
      all.push(...(await dataProvider.getList<Inquiry>(name, { filter, pagination })).data)
    }
    downloadCSV(inquiryCsv(all), `anfragen-${new Date().toISOString().slice(0, 10)}`)
  }
  return (
    <ExportButton
      label={EXPORT}
      // On a phone react-admin leaves a disabled button without a name.
      aria-label={EXPORT}
      variant="outlined"
      exporter={exporter}
      maxResults={MAX_LIMIT}
      sx={{ flexShrink: 0, ml: 'auto' }}
    />
  )
}
