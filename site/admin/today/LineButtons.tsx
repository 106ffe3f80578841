import LostIcon from '@mui/icons-material/CloseOutlined'
import WonIcon from '@mui/icons-material/EmojiEventsOutlined'
import PhoneIcon from '@mui/icons-material/Phone'
import ReplyIcon from '@mui/icons-material/ReplyOutlined'
import LaterIcon from '@mui/icons-material/SnoozeOutlined'
import TickIcon from '@mui/icons-material/TaskAltOutlined'
import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useState } from 'react'
import { isOpenStage, stepTexts } from '../../../shared/inquiries/stage.ts'
import type { TodayItem } from '../../../shared/inquiries/today.ts'
import { phoneOf } from '../../../shared/writing/phone.ts'
import { useDealer } from '../dealer/DealerContext.ts'
import { useMoveStep } from '../inquiries/changeInquiry.ts'
import { BUTTON, POINTER } from '../inquiries/list/lineLayout.ts'
import { spokenMoment } from '../inquiries/moments.ts'
import { useHandOver } from '../inquiries/step/HandOver.tsx'
import { laterTimes } from '../inquiries/step/stepValues.ts'
import { decidedOn, decisionTexts } from '../offers/decisions.ts'
import { lazyInPlace } from '../parts/Loading.tsx'
import {
  canBeConfirmed,
  canBeTicked,
  orderText,
  type Panel,
  panelLabels,
  panelsOf,
} from './todayItems.ts'

const DecisionDialog = lazyInPlace(() => import('../offers/sent/DecisionDialog.tsx'))

interface Props {
  item: TodayItem
  /** What is open about the line. */
  opened: Panel | null
  onPanel: (panel: Panel) => void
  onDone: () => void
  onUndone: () => void
}

const icons = { answer: ReplyIcon, later: LaterIcon, won: WonIcon, lost: LostIcon } as const

/** What can be done about the line that one is on. */
export const LineButtons = ({ item, opened, onPanel, ...on }: Props) => {
  const { kind, inquiry } = item
  const { name, phone, language } = inquiry
  const isTicked = canBeTicked(item)
  // By mail they are not reached, and an order has a button of its own.
  const isAnswered = !isTicked && kind !== 'failedMail' && kind !== 'order'
  return (
    <Box className="buttons" sx={buttons}>
      {phone && (
        <LineButton
          label="Anrufen"
          name={name}
          startIcon={<PhoneIcon />}
          variant={kind === 'failedMail' ? 'contained' : 'outlined'}
          href={phoneOf(phone, language).href}
        />
      )}
      {isTicked && <TickButton item={item} {...on} />}
      {panelsOf(item).map((panel) => {
        const Icon = icons[panel]
        return (
          <LineButton
            key={panel}
            label={panelLabels[panel]}
            name={name}
            startIcon={<Icon />}
            variant={panel === 'answer' && isAnswered ? 'contained' : 'outlined'}
            aria-expanded={opened === panel}
            onClick={() => onPanel(panel)}
          />
        )
      })}
    </Box>
  )
}

const FINGER = '@media (hover: none), (max-width: 899.95px)'
/** Large enough for a thumb. */
const forThumbs = { '& .MuiButton-root': { minHeight: 44, flex: '1 1 auto' } }

/** In a row of their own for a finger; for a pointer signs in a place that what was said leaves to them. */
const buttons = {
  gridArea: 'buttons',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  [FINGER]: { ...forThumbs, pt: 0.75, pb: 0.5 },
  [POINTER]: {
    gap: '2px',
    justifyContent: 'end',
    '& .MuiButton-root': { minWidth: BUTTON, minHeight: BUTTON, p: 0 },
    '& .MuiButton-startIcon': { m: 0 },
    '& .label': { display: 'none' },
  },
}

interface ButtonOfLine extends ButtonProps {
  label: string
  /** Whom it concerns, for those who cannot see on which line it stands. */
  name: string
}

/** Its label is left out where there is only room for the sign. */
const LineButton = ({ label, name, ...rest }: ButtonOfLine) => (
  <Button variant="outlined" size="small" aria-label={`${label}: ${name}`} title={label} {...rest}>
    <span className="label">{label}</span>
  </Button>
)

/** So the key finds it on its line. */
export const TICK_ATTRIBUTE = 'data-tick'

interface TickProps extends Pick<Props, 'item' | 'onDone' | 'onUndone'> {}

/**
 * Ticks off what was to be done. An open inquiry always has a next step: it is followed up in a few days. What was won
 * stays so once it is handed over, and is finished where an offer or a reservation of it ends.
 */
function TickButton({ item: { kind, inquiry, machines }, onDone, onUndone }: TickProps) {
  const hours = useDealer()
  const { move, changeStage, isPending } = useMoveStep(inquiry, {
    failed: 'Fehler beim Abhaken',
    onUndone,
  })
  const asked = machines.flatMap(({ id }) => id ?? [])
  const sale = useHandOver(inquiry, asked, { onUndone })
  const tick = () => {
    const isHandover = inquiry.stage === 'won' && inquiry.nextStep && kind !== 'reservation'
    if (isHandover) return sale.handOver(onDone)
    if (!isOpenStage(inquiry.stage))
      return changeStage({ stage: 'done' }, `Erledigt und abgeschlossen: ${inquiry.name}`, onDone)
    const step = { at: laterTimes(new Date(), hours).threeDays, text: stepTexts.followUp }
    return move(step, `Erledigt. ${step.text} ${spokenMoment(step.at)}: ${inquiry.name}`, onDone)
  }
  return (
    <LineButton
      label="Erledigt"
      name={inquiry.name}
      startIcon={<TickIcon />}
      variant="contained"
      disabled={isPending || sale.isPending}
      onClick={() => void tick()}
      {...{ [TICK_ATTRIBUTE]: '' }}
    />
  )
}

interface OrderProps extends Pick<Props, 'onDone'> {
  order: NonNullable<TodayItem['offer']>
  item: TodayItem
}

const decisions = ['confirm', 'refuse'] as const

const main = { variant: 'contained', color: 'secondary' } as const
const other = { variant: 'outlined', color: 'primary' } as const

/** What the customer wants to know besides, and how much more they have said. */
function OpenQuestion({ question, newMessages }: TodayItem) {
  if (!question) return null
  return (
    <Box component="p" sx={questionBox}>
      <b>{newMessages > 1 ? `${newMessages} Nachrichten ohne Antwort` : 'Offene Frage'}:</b>{' '}
      {question.text}
    </Box>
  )
}

/** Confirms an order, or refuses it with a text to the customer. They are always in view. */
export function OrderButtons({ order, item, onDone }: OrderProps) {
  const { inquiry: customer, machines } = item
  const [asked, setAsked] = useState<(typeof decisions)[number] | null>(null)
  return (
    <Box sx={decisionsBox}>
      <OpenQuestion {...item} />
      {decisions.map((decision) => (
        <LineButton
          key={decision}
          label={decisionTexts[decision].press}
          name={customer.name}
          onClick={() => setAsked(decision)}
          {...(decision === 'confirm' && canBeConfirmed(machines) ? main : other)}
        />
      ))}
      <span>{orderText(machines)}</span>
      {asked && (
        <DecisionDialog
          offer={order}
          inquiryId={customer.id}
          subject={decidedOn(order.number, customer, order.total)}
          decision={asked}
          onClose={() => setAsked(null)}
          onDone={onDone}
        />
      )}
    </Box>
  )
}

const decisionsBox = {
  gridArea: 'decisions',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 0.5,
  [FINGER]: forThumbs,
}

const questionBox = {
  m: 0,
  flex: '1 0 100%',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '3',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 600 },
}
