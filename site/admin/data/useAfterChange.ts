import { useQueryClient } from '@tanstack/react-query'
import { PUBLISH_QUERY } from '../publish/usePublishStatus.ts'
import { resources } from './resources.ts'

/** After any change: every list that is on the screen, and what the publisher does, is asked for again. */
export function useAfterChange() {
  const queryClient = useQueryClient()
  return () => {
    for (const name of Object.keys(resources))
      queryClient.invalidateQueries({ queryKey: [name, 'getList'] })
    queryClient.invalidateQueries({ queryKey: PUBLISH_QUERY })
  }
}
