import Alert from '@mui/material/Alert'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { Failure } from './LoadFailure.tsx'
import { Waiting } from './Waiting.tsx'

interface Props<Data> extends ComponentProps<typeof Waiting> {
  query: UseQueryResult<Data>
  /** What is said of what is to come, without a connection. */
  offline: string
  children: (data: Data) => ReactNode
}

/** What a screen has asked for, or why it is not there yet. After a failure it still shows earlier data. */
export function QueryResult<Data>({ query, offline, children, ...waiting }: Props<Data>) {
  const { data, error, isPending, fetchStatus, refetch } = query
  const isOffline = fetchStatus === 'paused' && data === undefined
  return (
    <>
      {isOffline && <Alert severity="warning">Keine Verbindung. {offline}</Alert>}
      {isPending && !isOffline && <Waiting {...waiting} />}
      {error && <Failure text={error.message} onRetry={refetch} />}
      {data !== undefined && children(data)}
    </>
  )
}
