import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { AdminDataProvider } from '../data/dataProvider.ts'
import { useCall } from '../layout/useCall.ts'

export const PUBLISH_QUERY = ['publish']
const BUSY_INTERVAL = 1000
const FAILED_INTERVAL = 5000
const IDLE_INTERVAL = 15_000

/** The state of the publisher, polled more often while it is busy or cannot be reached. */
export function usePublishStatus() {
  const dataProvider = useDataProvider<AdminDataProvider>()
  return useQuery({
    queryKey: PUBLISH_QUERY,
    queryFn: () => dataProvider.publishStatus(),
    retry: false,
    refetchInterval: ({ state: { error, data } }) =>
      error ? FAILED_INTERVAL : data?.queue ? BUSY_INTERVAL : IDLE_INTERVAL,
  })
}

export function useRetryPublishing() {
  const dataProvider = useDataProvider<AdminDataProvider>()
  return useCall({ call: () => dataProvider.retryPublishing(), invalidates: PUBLISH_QUERY })
}
