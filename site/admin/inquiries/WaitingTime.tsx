import ScheduleIcon from '@mui/icons-material/Schedule'
import Chip from '@mui/material/Chip'
import type { Inquiry } from '../../../shared/inquiry.ts'
import { useNow } from './useNow.ts'
import { hoursWaiting, type Urgency, urgency, waitingText } from './waiting.ts'

const colours = { fresh: 'success', soon: 'warning', late: 'error' } as const
const words: Record<Urgency, string> = { fresh: '', soon: ' – bald fällig', late: ' – überfällig' }

/** The clock that runs while nobody has answered; spam waits for no answer. */
export function WaitingTime({
  inquiry,
}: {
  inquiry: Pick<Inquiry, 'status' | 'spam' | 'createdAt'>
}) {
  const now = useNow()
  if (inquiry.status !== 'new' || inquiry.spam) return null
  const hours = hoursWaiting(inquiry.createdAt, now)
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
