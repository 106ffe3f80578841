import { useQueryClient } from '@tanstack/react-query'
import { forgetMe, ME_QUERY } from '../auth/me.ts'

/** Reads anew who is logged in, after the account has changed. */
export function useAccountChanged() {
  const queryClient = useQueryClient()
  return () => {
    forgetMe()
    return queryClient.invalidateQueries({ queryKey: ME_QUERY })
  }
}
