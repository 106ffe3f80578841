import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readNewest } from './todayCalls.ts'
import { TODAY_QUERY } from './useToday.ts'

/** In milliseconds. */
const INTERVAL = 5_000

/** Loads today's work anew within seconds of something coming in, while the list is in view. */
export function useArrivals(enabled: boolean): void {
  const queryClient = useQueryClient()
  // As long as nothing has come in, this is the same object.
  const { data } = useQuery({
    queryKey: ['newest'],
    queryFn: readNewest,
    refetchInterval: INTERVAL,
    enabled,
  })
  const known = useRef(data)
  useEffect(() => {
    if (known.current && data !== known.current)
      void queryClient.invalidateQueries({ queryKey: TODAY_QUERY })
    known.current = data
  }, [data, queryClient])
}
