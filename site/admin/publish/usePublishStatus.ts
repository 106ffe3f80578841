import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { AdminDataProvider } from '../data/dataProvider.ts'

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
  const queryClient = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: () => dataProvider.retryPublishing(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: PUBLISH_QUERY }),
    onError: (error) => notify(error.message, { type: 'error' }),
  })
}
