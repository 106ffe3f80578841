import Box from '@mui/material/Box'
import {
  downloadCSV,
  ExportButton,
  type Exporter,
  FilterButton,
  SortButton,
  TopToolbar,
  useListContext,
} from 'react-admin'
import { type Inquiry, inquirySorts } from '../../../shared/inquiries/inquiry.ts'
import { MAX_LIMIT } from '../../../shared/query.ts'
import { May } from '../auth/me.tsx'
import { NewButton } from '../lists/NewButton.tsx'

const EXPORT = 'Als CSV speichern'

export const InquiryListActions = () => (
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

/** Saves all inquiries that match the filter. react-admin fetches only the first thousand. */
function ExportInquiries() {
  const { filterValues: filter, sort, total = 0 } = useListContext()
  const exporter: Exporter<Inquiry> = async (inquiries, _related, dataProvider, name = '') => {
    const all = [...inquiries]
    for (let page = 2; (page - 1) * MAX_LIMIT < total; page++) {
      const pagination = { page, perPage: MAX_LIMIT }
      all.push(...(await dataProvider.getList<Inquiry>(name, { filter, sort, pagination })).data)
    }
    const { inquiryCsv } = await import('./inquiryCsv.ts')
    downloadCSV(inquiryCsv(all), `anfragen-${new Date().toISOString().slice(0, 10)}`)
  }
  return (
    <ExportButton
      label={EXPORT}
      // On a phone react-admin leaves a disabled button without a name.
      aria-label={EXPORT}
      exporter={exporter}
      maxResults={MAX_LIMIT}
    />
  )
}
