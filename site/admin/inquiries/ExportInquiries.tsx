import { downloadCSV, ExportButton, type Exporter, useListContext } from 'react-admin'
import type { Inquiry } from '../../../shared/inquiry.ts'
import { MAX_LIMIT } from '../../../shared/query.ts'
import { inquiryCsv } from './inquiryCsv.ts'

const LABEL = 'Als CSV speichern'

/** Saves what the filter shows: react-admin fetches the first thousand, further pages follow here. */
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
      label={LABEL}
      aria-label={LABEL}
      variant="outlined"
      exporter={exporter}
      maxResults={MAX_LIMIT}
      sx={{ flexShrink: 0, ml: 'auto' }}
    />
  )
}
