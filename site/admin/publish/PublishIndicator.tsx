import Box from '@mui/material/Box'
import { HttpError } from 'react-admin'
import { OFFLINE, publishText } from './publishText.ts'
import { usePublishStatus } from './usePublishStatus.ts'

/** One line about the public pages: up to date, being rendered, or failed. */
export function PublishIndicator() {
  const { data, error } = usePublishStatus()
  // What was true before the connection broke may no longer be.
  if (error)
    return <BarState tone="bad" text={isUnreachable(error) ? OFFLINE : 'Stand unbekannt'} />
  if (!data) return null
  const failed = data.failures.length > 0 || data.edge !== null
  return (
    <BarState tone={failed ? 'bad' : data.queue > 0 ? 'busy' : 'good'} text={publishText(data)} />
  )
}

const isUnreachable = (error: Error) => error instanceof HttpError && error.status === 0

const colours = { good: '#6fd39d', busy: '#ffc84a', bad: '#ff9a90' }

interface Props {
  tone: keyof typeof colours
  text: string
}

/** One line in the bar about a state, with a dot in its colour. */
export const BarState = ({ tone, text }: Props) => (
  <Box role="status" sx={line}>
    <Box aria-hidden sx={{ ...dot, bgcolor: colours[tone] }} />
    {text}
  </Box>
)

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  fontWeight: 600,
  fontSize: { xs: '.875rem', sm: '1rem' },
}

const dot = { width: 10, height: 10, flexShrink: 0, borderRadius: '50%' }
