import { useEffect } from 'react'
import { useListContext } from 'react-admin'
import { callApi } from '../../data/api.ts'

/** Tells the server that somebody sees the spam, so that „Heute“ counts it as new no more. */
export function SpamSeen() {
  const { filterValues, data, isPlaceholderData } = useListContext()
  const isShown = String(filterValues.spam) === 'true' && data !== undefined && !isPlaceholderData
  const newest = data?.[0]?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come in since is seen, too
  useEffect(() => {
    // If it fails, the same spam is only counted as new once more.
    if (isShown) void callApi('/contact/spam-seen', { method: 'PUT' }).catch(() => {})
  }, [isShown, newest])
  return null
}
