import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { LinkBase } from 'react-admin'
import { formatNumber } from '../../../shared/format.ts'
import { counted } from '../../../shared/inquiries/counted.ts'
import { messageKindLabels } from '../../../shared/inquiries/message.ts'
import { stepTexts } from '../../../shared/inquiries/next-step.ts'
import type { TodayItem } from '../../../shared/inquiries/today.ts'
import { isDue, machineStateLabels } from '../../../shared/inquiries/today-kinds.ts'
import { formatEuros } from '../../../shared/offers/money.ts'
import { InquiryChips } from '../inquiries/InquiryChips.tsx'
import { useOpenInquiry } from '../inquiries/openInquiry.ts'
import { momentText } from '../inquiries/step/momentText.ts'
import { adminPaths } from '../paths.ts'
import { LineButtons } from './LineButtons.tsx'
import { OrderButtons } from './OrderButtons.tsx'
import type { Panel } from './todayItems.ts'
import { waitingSince } from './todayItems.ts'
import { lineFocus } from './useLineFocus.ts'
import { LINE_ATTRIBUTE } from './useShortcuts.ts'

const LinePanel = lazy(async () => ({ default: (await import('./LinePanel.tsx')).LinePanel }))

interface Props {
  item: TodayItem
  /** What is open below the line. */
  panel: Panel | null
  onPanel: (panel: Panel) => void
  onDone: () => void
  onCancel: () => void
}

/** One inquiry: who, since when, which machine, what was said last, and what can be done about it. */
export function TodayLine({ item, panel, onPanel, onDone, onCancel }: Props) {
  const { open } = useOpenInquiry()
  const { inquiry, overdue, text } = item
  // Of what has just come in there may be much, so it takes less room.
  const isFresh = !isDue(item)
  return (
    <Card
      component="li"
      {...{ [LINE_ATTRIBUTE]: inquiry.id }}
      sx={isFresh ? { ...line, ...low } : line}
    >
      <Box sx={head}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="h3" sx={{ fontSize: '1.1rem', fontWeight: 700 }}>
            <Link
              id={lineFocus.of(inquiry.id)}
              component="button"
              type="button"
              onClick={() => open(inquiry.id)}
              sx={{ font: 'inherit', textAlign: 'left', minHeight: 44, overflowWrap: 'anywhere' }}
            >
              {inquiry.name}
            </Link>
            {isFresh && inquiry.company && (
              <Box
                component="span"
                sx={{ color: 'text.secondary', fontSize: '1rem', fontWeight: 400 }}
              >
                , {inquiry.company}
              </Box>
            )}
          </Typography>
          {!isFresh && <Typography color="textSecondary">{inquiry.company}</Typography>}
        </Box>
        <Typography
          variant="body2"
          sx={{ fontWeight: 600, color: overdue ? 'error.main' : 'text.secondary' }}
        >
          {waitingSince(item)}
        </Typography>
      </Box>
      {text !== stepTexts.answer && <Todo item={item} />}
      <AskedMachines machines={item.machines} />
      <LastSaid item={item} lines={panel === 'answer' ? undefined : isFresh ? 1 : 3} />
      <div>
        <InquiryChips inquiry={inquiry} sx={{ mr: 1 }} />
      </div>
      {item.offer && <OrderButtons order={item.offer} name={inquiry.name} onDone={onDone} />}
      <LineButtons item={item} panel={panel} onPanel={onPanel} />
      {panel && (
        <Suspense>
          <LinePanel
            key={panel}
            panel={panel}
            inquiry={inquiry}
            onDone={onDone}
            onCancel={onCancel}
          />
        </Suspense>
      )}
    </Card>
  )
}

/** What is to be done, and the offer that it is about. */
const Todo = ({ item: { text, offer } }: Pick<Props, 'item'>) => (
  <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
    {text}
    {offer && (
      <Box component="span" sx={{ fontWeight: 400 }}>
        {' · '}
        {formatEuros(offer.total)} ·{' '}
        <Link component={LinkBase} to={adminPaths.offer(offer.id)}>
          Angebot ansehen
        </Link>
      </Box>
    )}
  </Typography>
)

/** What was said last; as many lines of it as given, or all. */
function LastSaid({
  item: { inquiry, lastMessage },
  lines,
}: Pick<Props, 'item'> & { lines: number | undefined }) {
  const { at, text } = lastMessage ?? { at: inquiry.createdAt, text: inquiry.message }
  const what = lastMessage ? messageKindLabels[lastMessage.kind] : 'Anfrage'
  return (
    <Typography variant="body2" sx={{ ...said, ...(lines && { ...cut, WebkitLineClamp: lines }) }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {what}, {momentText(at)}:
      </Box>{' '}
      {text || 'ohne Nachricht'}
    </Typography>
  )
}

const said = { overflowWrap: 'anywhere', whiteSpace: 'pre-line' }
const cut = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
}

const line = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  p: { xs: 1.5, sm: 2 },
  borderLeft: 4,
  borderLeftColor: 'divider',
  '&:focus-within': { borderLeftColor: 'secondary.main' },
}

/** For a line of which there may be many. */
const low = { gap: 0.5, py: { xs: 1, sm: 1 } }

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 2,
}

const MOST = 3

/** The machines that were asked for, and whether they can still be had. */
const AskedMachines = ({ machines }: Pick<TodayItem, 'machines'>) =>
  machines.length > 0 && (
    <Box component="ul" aria-label="Maschinen" sx={list}>
      {machines.slice(0, MOST).map(({ id, title, quantity, state }) => (
        <li key={`${id}-${title}`}>
          {counted({ title, quantity })}
          <Chip
            size="small"
            variant="outlined"
            color={state === 'free' || state === 'theirs' ? 'success' : 'warning'}
            label={machineStateLabels[state]}
            sx={{ ml: 1 }}
          />
        </li>
      ))}
      {machines.length > MOST && <li>und {formatNumber(machines.length - MOST)} weitere</li>}
    </Box>
  )

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
}
