import PhoneCallbackIcon from '@mui/icons-material/PhoneCallback'
import ScheduleIcon from '@mui/icons-material/Schedule'
import { Box, type BoxProps, Button, Chip, type ChipProps } from '@mui/material'
import { useEffect, useState } from 'react'
import { concernLabels } from '../../../shared/addresses/concern.ts'
import { answerDue, type Hours, openMinutesBetween } from '../../../shared/dealer/clock.ts'
import type { Dealer } from '../../../shared/dealer/dealer.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { formatAppointment } from '../../../shared/time/dates.ts'
import { HOUR, MINUTE } from '../../../shared/time/time.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import { May } from '../auth/me.tsx'
import { useDealer } from '../dealer/DealerContext.ts'
import { useMoveSpam } from './changeInquiry.ts'

/** Of an inquiry that says what another one said a few minutes before. */
export const SENT_TWICE = 'Doppelt gesendet'

interface Props extends Pick<ChipProps, 'sx'> {
  inquiry: Suspected &
    Pick<Inquiry, 'concern' | 'callback' | 'callbackAt' | 'answerDueAt'> &
    Partial<Pick<Inquiry, 'deliveryPostcode' | 'duplicateOf'>>
}

/**
 * Says of an inquiry what it is about besides machines, whether its sender asks to be called back, where it is to be
 * delivered, and whether it reads like an advert or was sent twice.
 */
export const InquiryChips = ({ inquiry, sx }: Props) => {
  const { concern, callback, callbackAt, answerDueAt, deliveryPostcode, duplicateOf } = inquiry
  const when = callbackAt ? formatAppointment(callbackAt, answerDueAt) : 'erbeten'
  return (
    <>
      <Suspicion inquiry={inquiry} {...(sx && { sx })} />
      {duplicateOf && <Chip size="small" variant="outlined" label={SENT_TWICE} sx={sx} />}
      {concern && <Chip size="small" label={concernLabels[concern]} sx={sx} />}
      {deliveryPostcode && (
        <Chip size="small" label={`Lieferung nach ${deliveryPostcode}`} sx={sx} />
      )}
      {callback && (
        <Chip size="small" icon={<PhoneCallbackIcon />} label={`Rückruf ${when}`} sx={sx} />
      )}
    </>
  )
}

type Suspected = Pick<Inquiry, 'id' | 'name' | 'updatedAt' | 'suspicious' | 'stage'> &
  Partial<Pick<Inquiry, 'spam' | 'nextStep' | 'ownerId'>>

/** Marks an inquiry whose text reads like an advert, as long as nobody has dealt with it, and moves it to the spam. */
export function Suspicion({ inquiry, sx }: { inquiry: Suspected } & Pick<BoxProps, 'sx'>) {
  const { move, isPending } = useMoveSpam(inquiry)
  if (!inquiry.suspicious || inquiry.spam || inquiry.stage !== 'new') return null
  return (
    <Box sx={[{ display: 'inline-block' }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Chip size="small" color="warning" variant="outlined" label="Verdacht auf Werbung" />
      <May permission="inquiries.edit">
        <Button
          size="small"
          color="inherit"
          disabled={isPending}
          sx={{ ml: 0.5, verticalAlign: 'middle' }}
          onClick={() => move(true)}
          aria-label={`Spam: ${inquiry.name}`}
        >
          Spam
        </Button>
      </May>
    </Box>
  )
}

type Urgency = 'fresh' | 'soon' | 'late'

const colours = { fresh: 'success', soon: 'warning', late: 'error' } as const
const suffixes: Record<Urgency, string> = {
  fresh: '',
  soon: ' – bald fällig',
  late: ' – überfällig',
}

/** How long an inquiry has been unanswered. Spam and doubles need no answer. */
export function WaitingTime({ inquiry }: { inquiry: Inquiry }) {
  const { status, spam, duplicateOf, createdAt } = inquiry
  const arrived = new Date(createdAt)
  const dealer = useDealer()
  const now = useNow()
  if (status !== 'new' || spam || duplicateOf !== null) return null
  const level = urgency(dealer, { arrived, due: dueOf(inquiry, dealer) }, new Date(now))
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colours[level]}
      icon={<ScheduleIcon />}
      label={`${waitingText(hoursWaiting(createdAt, now))}${suffixes[level]}`}
    />
  )
}

/** The current time in milliseconds, updated every minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}

export const hoursWaiting = (createdAt: string, now: number) =>
  (now - new Date(createdAt).getTime()) / HOUR

type Promising = Hours & Pick<Dealer, 'replyHours'>

/** What was promised when it came in. Inquiries from before promises were kept are judged by today's. */
export const dueOf = (
  { answerDueAt, createdAt }: Pick<Inquiry, 'answerDueAt' | 'createdAt'>,
  dealer: Promising,
): Date =>
  answerDueAt ? new Date(answerDueAt) : answerDue(dealer.replyHours, dealer, new Date(createdAt))

/** Compares with the moment until which an answer is promised; `soon` is the last sixth of the opening time until then. */
export function urgency(
  hours: Hours,
  { arrived, due }: { arrived: Date; due: Date },
  now: Date,
): Urgency {
  if (now >= due) return 'late'
  const isSoon = openMinutesBetween(hours, now, due) <= openMinutesBetween(hours, arrived, due) / 6
  return isSoon ? 'soon' : 'fresh'
}

/** `12 Min.`, `5 Std.`, `3 Tage`. */
export function waitingText(hours: number): string {
  if (hours < 1) return `${Math.max(0, Math.floor(hours * 60))} Min.`
  if (hours < 48) return `${Math.floor(hours)} Std.`
  return formatCount(Math.floor(hours / 24), 'Tag', 'Tage')
}
