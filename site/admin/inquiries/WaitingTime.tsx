import ScheduleIcon from '@mui/icons-material/Schedule'
import Chip from '@mui/material/Chip'
import { useEffect, useState } from 'react'
import { HOUR, MINUTE } from '../../../shared/durations.ts'
import { formatCount } from '../../../shared/format.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { useDealer } from '../dealer/DealerContext.ts'

type Urgency = 'fresh' | 'soon' | 'late'

const colours = { fresh: 'success', soon: 'warning', late: 'error' } as const
const suffixes: Record<Urgency, string> = {
  fresh: '',
  soon: ' – bald fällig',
  late: ' – überfällig',
}

/** How long an inquiry has been unanswered. Spam needs no answer. */
export function WaitingTime({ inquiry: { status, spam, createdAt } }: { inquiry: Inquiry }) {
  const { replyHours } = useDealer()
  const now = useNow()
  if (status !== 'new' || spam) return null
  const hours = hoursWaiting(createdAt, now)
  const level = urgency(hours, replyHours)
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colours[level]}
      icon={<ScheduleIcon />}
      label={`${waitingText(hours)}${suffixes[level]}`}
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

/** Compares with the promise to answer within so many hours; `soon` is the last sixth of that time. */
export function urgency(hours: number, replyHours: number): Urgency {
  if (hours >= replyHours) return 'late'
  return hours >= (replyHours * 5) / 6 ? 'soon' : 'fresh'
}

/** `12 Min.`, `5 Std.`, `3 Tage`. */
export function waitingText(hours: number): string {
  if (hours < 1) return `${Math.max(0, Math.floor(hours * 60))} Min.`
  if (hours < 48) return `${Math.floor(hours)} Std.`
  return formatCount(Math.floor(hours / 24), 'Tag', 'Tage')
}
