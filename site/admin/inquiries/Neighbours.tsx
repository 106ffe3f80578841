import BackIcon from '@mui/icons-material/ChevronLeft'
import NextIcon from '@mui/icons-material/ChevronRight'
import { Box, IconButton } from '@mui/material'
import { useContext, useRef, useState } from 'react'
import { ListContext, useGetList, useGetOne, useListContext } from 'react-admin'
import type { OpenedInquiry } from '../../../shared/inquiries/inquiry.ts'
import type { ListedInquiry } from '../../../shared/inquiries/listed-inquiry.ts'
import { formatNumber } from '../../../shared/writing/format.ts'
import { useKeys } from '../lists/lines.ts'
import { folded } from './list/views.ts'
import { useOpenInquiry } from './openInquiry.tsx'

/** Leads from an open inquiry to the ones before and after it in the list below, in its order and filter. */
export function Neighbours({ id }: { id: number }) {
  const list = useContext(ListContext)
  const shown = useShown(id)
  return list?.resource === 'inquiries' && <InList id={shown} />
}

/** The inquiry that is shown under a number: what was joined into another one stands in its place in the list. */
function useShown(id: number): number {
  // It is read where it is shown.
  const { data } = useGetOne<OpenedInquiry>('inquiries', { id }, { enabled: false })
  return data && 'joinedInto' in data ? data.joinedInto : id
}

/** No letters: over the list stands an inquiry with its answer, where somebody may be typing. */
const steps: Record<string, 'before' | 'after'> = { ArrowLeft: 'before', ArrowRight: 'after' }
/** Where keys mean something else. */
const OWN_KEYS = 'input, textarea, select'

function InList({ id }: { id: number }) {
  const nav = useRef<HTMLDivElement>(null)
  const { page, perPage, total = 0 } = useListContext()
  const { place, isListed, before, after } = useNeighbours(id)
  useKeys((key, target) => {
    const step = steps[key]
    // Not from a dialog that lies over this one.
    const isHere = nav.current?.closest('.MuiModal-root')?.contains(target)
    if (!step || !isHere || target.closest(OWN_KEYS)) return false
    if (step === 'before') before?.()
    else after?.()
    return true
  })
  if (place === null) return null
  return (
    <Box component="nav" ref={nav} aria-label="Weitere Anfragen" sx={layout}>
      <Turn label="Vorherige" turn={before} Icon={BackIcon} />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {isListed && `${formatNumber((page - 1) * perPage + place + 1)} von ${formatNumber(total)}`}
      </Box>
      <Turn label="Nächste" turn={after} Icon={NextIcon} />
    </Box>
  )
}

interface TurnProps {
  label: string
  turn: (() => void) | null
  Icon: typeof BackIcon
}

/** It keeps the focus at the end of the list, so it is not disabled for the browser. */
const Turn = ({ label, turn, Icon }: TurnProps) => (
  <IconButton
    aria-label={label}
    title={`${label} Anfrage (Taste ${label === 'Nächste' ? '→' : '←'})`}
    aria-disabled={turn === null}
    onClick={() => turn?.()}
    sx={turn === null ? { opacity: 0.35, cursor: 'default' } : undefined}
  >
    <Icon />
  </IconButton>
)

const layout = {
  position: 'absolute',
  right: 60,
  top: 12,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  fontSize: '.875rem',
  fontVariantNumeric: 'tabular-nums',
}

/**
 * Where an inquiry stands on the page of the list, and what opens its neighbours, which may be on another page; null
 * where there is none. One that an answer has just taken out of the list still has those it stood between.
 */
function useNeighbours(id: number) {
  const {
    data = [],
    page,
    perPage,
    total = 0,
    sort,
    filterValues,
  } = useListContext<ListedInquiry>()
  const { open, openOnPage } = useOpenInquiry()
  const found = data.findIndex((inquiry) => inquiry.id === id)
  const [last, setLast] = useState<number | null>(null)
  if (found >= 0 && found !== last) setLast(found)
  const place = found >= 0 ? found : last
  const next = found >= 0 ? found + 1 : (last ?? 0)
  const isAtStart = place === 0 && page > 1
  const isAtEnd = place !== null && next >= data.length && page * perPage < total
  const other = isAtStart ? page - 1 : page + 1
  const { data: neighbours = [] } = useGetList<ListedInquiry>(
    'inquiries',
    { pagination: { page: other, perPage }, sort, filter: { ...filterValues, ...folded } },
    { enabled: isAtStart || isAtEnd },
  )
  const opens = (inquiry: ListedInquiry | undefined) => inquiry && (() => open(inquiry.id))
  const turns = (inquiry: ListedInquiry | undefined) =>
    inquiry && (() => openOnPage(inquiry.id, other))
  return {
    place,
    isListed: found >= 0,
    before: (isAtStart ? turns(neighbours.at(-1)) : opens(data[(place ?? 0) - 1])) ?? null,
    after: (isAtEnd ? turns(neighbours[0]) : opens(data[next])) ?? null,
  }
}
