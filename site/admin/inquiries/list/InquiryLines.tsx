import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { useListContext } from 'react-admin'
import type { InquiryBulkReport } from '../../../../shared/inquiries/inquiry-bulk.ts'
import type { ListedInquiry } from '../../../../shared/inquiries/listed-inquiry.ts'
import { Waiting } from '../../layout/Waiting.tsx'
import { focusLine, useLineKeys } from '../../lists/lines.ts'
import { NoResults } from '../../lists/NoResults.tsx'
import { useKeptFocus } from '../../lists/useKeptFocus.ts'
import { useSelection } from '../../lists/useSelection.ts'
import { useOpenInquiry } from '../openInquiry.ts'
import { InquiryLine } from './InquiryLine.tsx'
import { LineHead } from './LineHead.tsx'
import { Pages } from './Pages.tsx'

const BulkFailures = lazy(() => import('../bulk/BulkFailures.tsx'))

const NONE: ListedInquiry[] = []
/** Of a list that is on its way. */
const WAITING = Array(12).fill(40)

/** The lines of the list, which can be selected, and what can be done with those that are. */
export function InquiryLines() {
  const { data: inquiries = NONE, isPending, error } = useListContext<ListedInquiry>()
  const shown = useMemo(() => inquiries.map(({ id }) => id), [inquiries])
  const { selected, toggle, clear, select } = useSelection(shown)
  const [failed, setFailed] = useState<Failed | null>(null)
  const open = useSteady(useOpenInquiry().open)
  useLineKeys({ shown, onToggle: toggle, onEscape: clear })
  const noteFocus = useKeptFocus(shown, selected.size > 0)

  const done = ({ failed }: InquiryBulkReport, chosen: ListedInquiry[]) => {
    clear()
    if (failed.length > 0) setFailed({ failed, chosen })
  }
  if (isPending && !error)
    return (
      <Card sx={{ p: 1 }}>
        <Waiting heights={WAITING} gap={0.5} />
      </Card>
    )
  return (
    <>
      <Card sx={{ overflow: 'visible' }}>
        <LineHead shown={shown} selected={selected} select={select} onDone={done} />
        {inquiries.length > 0 ? (
          <Box role="table" aria-label="Anfragen" onFocus={noteFocus}>
            {inquiries.map((inquiry) => (
              <InquiryLine
                key={inquiry.id}
                inquiry={inquiry}
                isSelected={selected.has(inquiry.id)}
                onToggle={toggle}
                onOpen={open}
              />
            ))}
          </Box>
        ) : (
          <NoResults hint="Neue Anfragen erscheinen hier von selbst." />
        )}
      </Card>
      <Pages />
      {failed && (
        <Suspense>
          <BulkFailures
            {...failed}
            onOpen={open}
            onSelect={(ids) => {
              select(ids)
              const [first] = ids
              if (first) focusLine(first)
            }}
            onClose={() => setFailed(null)}
          />
        </Suspense>
      )}
    </>
  )
}

interface Failed {
  failed: InquiryBulkReport['failed']
  /** Those that were to be changed, for their names. */
  chosen: ListedInquiry[]
}

/** A function that stays the same, so that lines are not drawn anew with each change of the address. */
function useSteady<Input>(call: (input: Input) => void): (input: Input) => void {
  const latest = useRef(call)
  latest.current = call
  return useCallback((input) => latest.current(input), [])
}
