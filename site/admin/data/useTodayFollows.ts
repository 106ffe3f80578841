import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { TODAY_QUERY } from './query.ts'

/** Loads today's work anew when this has become another one. @param known what a query answers, the same as long as it does */
export function useTodayFollows(known: object | undefined): void {
  const queryClient = useQueryClient()
  const last = useRef(known)
  useEffect(() => {
    if (last.current && known !== last.current)
      void queryClient.invalidateQueries({ queryKey: TODAY_QUERY })
    last.current = known
  }, [known, queryClient])
}
