import BackIcon from '@mui/icons-material/ChevronLeft'
import NextIcon from '@mui/icons-material/ChevronRight'
import { Box, Card, IconButton } from '@mui/material'
import { useCallback, useMemo, useState } from 'react'
import { useListContext } from 'react-admin'
import type { InquiryBulkReport } from '../../../../shared/inquiries/inquiry-patch.ts'
import type { ListedInquiry } from '../../../../shared/inquiries/listed-inquiry.ts'
import { formatNumber } from '../../../../shared/writing/format.ts'
import { focusLine, OPENER_ATTRIBUTE, useKeptFocus, useLineKeys } from '../../lists/lines.ts'
import { NoResults } from '../../lists/NoResults.tsx'
import { lazyInPlace, Waiting } from '../../parts/Loading.tsx'
import { useSteady } from '../../parts/useSteady.ts'
import { useOpenInquiry } from '../openInquiry.tsx'
import { useOfferKey } from '../useOfferKey.ts'
import { LineHead } from './LineHead.tsx'
import { ListedLine } from './ListedLine.tsx'
import { lines, listedCells } from './lineLayout.ts'

const BulkFailures = lazyInPlace(() => import('../bulk/BulkFailures.tsx'))

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
  const pressOffer = useOfferKey()
  useLineKeys({
    shown,
    onEscape: clear,
    onKey: (key, id, target) => {
      const isSelecting = key === 'x' || (key === ' ' && target.hasAttribute(OPENER_ATTRIBUTE))
      if (isSelecting) toggle(id)
      return isSelecting || pressOffer(key, id)
    },
  })
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
          <Box role="table" aria-label="Anfragen" onFocus={noteFocus} sx={[lines, listedCells]}>
            {inquiries.map((inquiry) => (
              <ListedLine
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
      )}
    </>
  )
}

interface Failed {
  failed: InquiryBulkReport['failed']
  /** Those that were to be changed, for their names. */
  chosen: ListedInquiry[]
}

/** Turns the pages of a list that has several. */
function Pages() {
  const { page, perPage, total = 0, setPage } = useListContext()
  const last = Math.ceil(total / perPage)
  if (last < 2 && page === 1) return null
  const [from, to] = [(page - 1) * perPage + 1, Math.min(page * perPage, total)]
  return (
    <Box component="nav" aria-label="Seiten" sx={layout}>
      {`${formatNumber(from)} bis ${formatNumber(to)} von ${formatNumber(total)}`}
      <IconButton
        aria-label="Vorherige Seite"
        disabled={page === 1}
        onClick={() => setPage(page - 1)}
      >
        <BackIcon />
      </IconButton>
      <IconButton
        aria-label="Nächste Seite"
        disabled={page >= last}
        onClick={() => setPage(page + 1)}
      >
        <NextIcon />
      </IconButton>
    </Box>
  )
}

const layout = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: 0.5,
  py: 1,
  fontVariantNumeric: 'tabular-nums',
}

/**
 * Which lines are selected. It ends with leaving the list; a line that is not shown any more is not selected.
 * @param shown the numbers of the lines
 */
function useSelection(shown: number[]) {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const selected = useMemo(() => new Set(shown.filter((id) => marked.has(id))), [shown, marked])
  const toggle = useCallback(
    (id: number) =>
      setMarked((before) => (before.has(id) ? without(before, id) : new Set([...before, id]))),
    [],
  )
  const clear = useCallback(() => setMarked(new Set()), [])
  return { selected, toggle, clear, select: (ids: number[]) => setMarked(new Set(ids)) }
}

const without = (ids: ReadonlySet<number>, id: number) =>
  new Set([...ids].filter((one) => one !== id))
