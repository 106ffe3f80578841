import { MutationCache, QueryClient } from '@tanstack/react-query'
import { PUBLISH_QUERY } from '../publish/usePublishStatus.ts'

/** After any change every list, and what the publisher does, is asked for again; after a refusal too. */
const mutationCache = new MutationCache({
  onSettled: () => {
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'getList' })
    queryClient.invalidateQueries({ queryKey: PUBLISH_QUERY })
  },
})

export const queryClient = new QueryClient({
  mutationCache,
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
})
