import ScheduleIcon from '@mui/icons-material/Schedule'
import Chip from '@mui/material/Chip'
import { useEffect, useState } from 'react'
import type { Inquiry } from '../../../shared/inquiry.ts'
import { hoursWaiting, type Urgency, urgency, waitingText } from './waiting.ts'

const MINUTE = 60_000
const colours = { fresh: 'success', soon: 'warning', late: 'error' } as const
const words: Record<Urgency, string> = { fresh: '', soon: ' – bald fällig', late: ' – überfällig' }

/** The clock that runs while nobody has answered; spam waits for no answer. */
export function WaitingTime({ inquiry: { status, spam, createdAt } }: { inquiry: Inquiry }) {
  const now = useNow()
  if (status !== 'new' || spam) return null
  const hours = hoursWaiting(createdAt, now)
  const level = urgency(hours)
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colours[level]}
      icon={<ScheduleIcon />}
      label={`${waitingText(hours)}${words[level]}`}
    />
  )
}

/** The present in milliseconds, every minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
