import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the script has taken over from the page as it was delivered. Until then a control that
 * needs it is disabled, since a choice made earlier would be shown but lost.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
