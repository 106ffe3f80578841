import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import {
  downloadCSV,
  ExportButton,
  type Exporter,
  TextInput,
  useInput,
  useListContext,
} from 'react-admin'
import { type Inquiry, inquiryStatusLabels } from '../../../shared/inquiries/inquiry.ts'
import { MAX_LIMIT } from '../../../shared/query.ts'
import { inquiryCsv } from './inquiryCsv.ts'

const EXPORT = 'Als CSV speichern'

export const inquiryFilters = [
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
export function ExportInquiries() {
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
