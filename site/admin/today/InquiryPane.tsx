import Paper from '@mui/material/Paper'
import { ResourceContextProvider, useGetOne } from 'react-admin'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import { REFETCH_INTERVAL } from '../data/query.ts'
import { InquiryToCome, OpenInquiry } from '../inquiries/InquiryDialog.tsx'
import { BAR_HEIGHT } from '../theme/sizes.ts'
import { PANE } from './useOpenLine.ts'

interface Props {
  id: number
  /** Whether one begins to write at once. */
  isAnswering: boolean
  onSent: () => void
  onClose: () => void
}

/** The inquiry that is open, beside the list. */
export function InquiryPane({ id, isAnswering, onSent, onClose }: Props) {
  const { data, ...query } = useGetOne<InquiryDetail>(
    'inquiries',
    { id },
    { retry: false, refetchInterval: REFETCH_INTERVAL },
  )
  return (
    <Paper
      ref={fit}
      component="aside"
      id={PANE}
      aria-labelledby="anfrage-titel"
      variant="outlined"
      sx={pane}
    >
      <ResourceContextProvider value="inquiries">
        {data ? (
          <OpenInquiry
            key={`${data.id} ${isAnswering}`}
            inquiry={data}
            onClose={onClose}
            answer={{ onSent, autoFocus: isAnswering }}
          />
        ) : (
          <InquiryToCome {...query} onClose={onClose} />
        )}
      </ResourceContextProvider>
    </Paper>
  )
}

const GAP = 24

/** Ends it above the end of the screen also while the page is at its top, whatever stands above the list. */
function fit(pane: HTMLElement | null) {
  const list = pane?.parentElement?.getBoundingClientRect()
  if (pane && list) pane.style.height = `calc(100vh - ${list.top + scrollY + GAP}px)`
}

const pane = {
  position: 'sticky',
  top: BAR_HEIGHT + GAP,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
}
