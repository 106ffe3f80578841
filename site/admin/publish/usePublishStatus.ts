import { useQuery } from '@tanstack/react-query'
import { publishStatus } from '../../../shared/operation/publish.ts'
import { callApi, load } from '../data/api.ts'
import { PUBLISH_QUERY } from '../data/query.ts'
import { useCall } from '../parts/useCall.ts'

const BUSY_INTERVAL = 1000
const FAILED_INTERVAL = 5000
const IDLE_INTERVAL = 15_000

export const loadPublishStatus = () => load(publishStatus, '/publish')

/** The state of the publisher, polled more often while it is busy or cannot be reached. */
export function usePublishStatus() {
  return useQuery({
    queryKey: PUBLISH_QUERY,
    queryFn: loadPublishStatus,
    retry: false,
    refetchInterval: ({ state: { error, data } }) =>
      error ? FAILED_INTERVAL : data?.queue ? BUSY_INTERVAL : IDLE_INTERVAL,
  })
}

export function useRetryPublishing() {
  return useCall({
    call: () => callApi('/publish/retry', { method: 'POST' }),
    invalidates: PUBLISH_QUERY,
  })
}
