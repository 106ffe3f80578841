import ScheduleIcon from '@mui/icons-material/Schedule'
import Chip from '@mui/material/Chip'
import { useEffect, useState } from 'react'
import { answerDue, type Hours, openMinutesBetween } from '../../../shared/dealer/clock.ts'
import type { Dealer } from '../../../shared/dealer/dealer.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { HOUR, MINUTE } from '../../../shared/time/time.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import { useDealer } from '../dealer/DealerContext.ts'

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
