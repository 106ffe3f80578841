import { useQuery } from '@tanstack/react-query'
import { readToday, type Whose } from './todayCalls.ts'

export const TODAY_QUERY = ['today']

/** In milliseconds. */
const REFETCH_INTERVAL = 30_000

/** What is to be dealt with today. */
export const useToday = (whose: Whose, enabled = true) =>
  useQuery({
    queryKey: [...TODAY_QUERY, whose],
    queryFn: () => readToday(whose),
    refetchInterval: REFETCH_INTERVAL,
    enabled,
  })
