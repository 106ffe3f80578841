import { useQuery } from '@tanstack/react-query'
import { REFETCH_INTERVAL } from '../data/query.ts'
import type { TodayScope } from './todayCalls.ts'

export const TODAY_QUERY = ['today']

/** What is to be dealt with today. */
export const useToday = (scope: TodayScope, enabled = true) =>
  useQuery({
    queryKey: [...TODAY_QUERY, scope],
    // The menu of every screen counts them, and most screens need no more of inquiries.
    queryFn: async () => (await import('./todayCalls.ts')).readToday(scope),
    refetchInterval: REFETCH_INTERVAL,
    enabled,
  })
