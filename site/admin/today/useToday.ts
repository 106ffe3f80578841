import { useQuery } from '@tanstack/react-query'
import { REFETCH_INTERVAL, TODAY_QUERY } from '../data/query.ts'
import type { TodayScope } from './readToday.ts'

/** What is to be dealt with today. */
export const useToday = (scope: TodayScope, enabled = true) =>
  useQuery({
    queryKey: [...TODAY_QUERY, scope],
    // The menu of every screen counts them, and most screens need no more of inquiries.
    queryFn: async () => (await import('./readToday.ts')).readToday(scope),
    refetchInterval: REFETCH_INTERVAL,
    enabled,
  })
