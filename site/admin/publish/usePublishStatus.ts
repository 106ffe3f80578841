import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { AdminDataProvider } from '../data/dataProvider.ts'

export const PUBLISH_QUERY = ['publish']
const WHILE_BUSY = 1000
const AT_REST = 15_000

/** What the publisher is doing, asked more often while it works. */
export function usePublishStatus() {
  const dataProvider = useDataProvider<AdminDataProvider>()
  return useQuery({
    queryKey: PUBLISH_QUERY,
    queryFn: () => dataProvider.publishStatus(),
    refetchInterval: ({ state }) => (state.data?.queue ? WHILE_BUSY : AT_REST),
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
