import { HttpError } from 'react-admin'
import { BarState } from '../layout/BarState.tsx'
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
