import { MutationCache, QueryClient } from '@tanstack/react-query'
import { PUBLISH_QUERY, TODAY_QUERY } from './query.ts'

/** Refetches all lists, today's work and the publisher's state after every change, even a refused one. */
const mutationCache = new MutationCache({
  onSettled: () => {
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'getList' })
    queryClient.invalidateQueries({ queryKey: TODAY_QUERY })
    queryClient.invalidateQueries({ queryKey: PUBLISH_QUERY })
  },
})

export const queryClient = new QueryClient({
  mutationCache,
  defaultOptions: {
    queries: { retry: 1, refetchOnWindowFocus: false },
    // Offline, a change fails at once and says so. By default it would wait in silence for the connection.
    mutations: { networkMode: 'always' },
  },
})
