import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import { Button, ListBase, useListContext } from 'react-admin'
import { berlinDay } from '../../../../shared/time/dates.ts'
import { May } from '../../auth/me.tsx'
import { API, fetchFile } from '../../data/api.ts'
import { listQuery, REFETCH_INTERVAL } from '../../data/query.ts'
import { NewButton } from '../../lists/NewButton.tsx'
import { saveFile } from '../../parts/files.tsx'
import { handledByLoadFailure, LoadFailure } from '../../parts/Loading.tsx'
import { PageHeader } from '../../parts/Page.tsx'
import { useCall } from '../../parts/useCall.ts'
import { OpenedInquiry } from '../OpenedInquiry.tsx'
import { InquiryFilters } from './InquiryFilters.tsx'
import { InquiryLines } from './InquiryLines.tsx'
import { InquiryViews } from './InquiryViews.tsx'
import { SpamSeen } from './SpamSeen.tsx'
import { folded, newestFirst } from './views.ts'

/** So many that one seldom turns a page. */
const LINES = 50
const queryOptions = { ...handledByLoadFailure, refetchInterval: REFETCH_INTERVAL }

/** All inquiries in lines, to be found, sorted out and opened. */
export default function InquiryList() {
  return (
    <ListBase perPage={LINES} sort={newestFirst} filter={folded} queryOptions={queryOptions}>
      <PageHeader title="Anfragen" />
      <Box sx={head}>
        <InquiryViews />
        <Box sx={{ display: 'flex', gap: 1, order: { xs: -1, md: 0 } }}>
          <ExportInquiries />
          <May permission="inquiries.edit">
            <NewButton />
          </May>
        </Box>
      </Box>
      <InquiryFilters />
      <LoadFailure />
      <InquiryLines />
      <LoadAhead />
      <SpamSeen />
      <OpenedInquiry />
    </ListBase>
  )
}

function LoadAhead() {
  const { isPending } = useListContext()
  return !isPending && <OpenedInquiry where="ahead" />
}

const head = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  justifyContent: 'space-between',
  gap: 1,
  mb: 1,
}

const EXPORT = 'Als CSV speichern'

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
