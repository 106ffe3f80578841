import { useQuery } from '@tanstack/react-query'
import { REFETCH_INTERVAL } from '../data/refetchInterval.ts'
import type { Whose } from './todayCalls.ts'

export const TODAY_QUERY = ['today']

/** What is to be dealt with today. */
export const useToday = (whose: Whose, enabled = true) =>
  useQuery({
    queryKey: [...TODAY_QUERY, whose],
    // The menu of every screen counts them, and most screens need no more of inquiries.
    queryFn: async () => (await import('./todayCalls.ts')).readToday(whose),
    refetchInterval: REFETCH_INTERVAL,
    enabled,
  })
