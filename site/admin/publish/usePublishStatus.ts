import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { AdminDataProvider } from '../data/dataProvider.ts'

const KEY = ['publish']
const WHILE_BUSY = 1000
const AT_REST = 15_000

/** What the publisher is doing, asked more often while it works. */
export function usePublishStatus() {
  const dataProvider = useDataProvider<AdminDataProvider>()
  return useQuery({
    queryKey: KEY,
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
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
    onError: (error) => notify(error.message, { type: 'error' }),
  })
}

/** Asks again at once, after a change that publishes pages. */
export function useRefreshPublishStatus() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: KEY })
}
