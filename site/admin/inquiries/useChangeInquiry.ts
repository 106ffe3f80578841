import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useUpdate } from 'react-admin'
import { type Inquiry, inquiry } from '../../../shared/inquiries/inquiry.ts'
import type { InquiryPatch } from '../../../shared/inquiries/inquiry-patch.ts'
import { keysOf } from '../../../shared/keys.ts'
import { isConflict } from '../data/failure.ts'

export const OVERTAKEN = 'Jemand hat das inzwischen geändert. Bitte prüfen Sie den neuen Stand.'

/** What a screen knows of an inquiry; its version at least. */
export type SeenInquiry = Pick<Inquiry, 'id' | 'updatedAt'> & Partial<Inquiry>

/**
 * Changes an inquiry, but nothing that somebody else has changed since it was loaded.
 * @param failed the beginning of the message after a failure
 */
export function useChangeInquiry(seen: SeenInquiry, failed: string) {
  const [update, { isPending }] = useUpdate<SeenInquiry>()
  const notify = useNotify()
  const queryClient = useQueryClient()

  const change = (data: InquiryPatch, done: string, onDone?: () => void, previousData = seen) =>
    update(
      'inquiries',
      { id: seen.id, data, previousData },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(done, { type: 'success' })
          onDone?.()
        },
        onError: (error) => {
          const newer = isConflict(error) ? inquiry.safeParse(error.body?.data).data : undefined
          if (newer && !isOvertaken(data, seen, newer)) {
            change(data, done, onDone, newer)
            return
          }
          if (newer) void queryClient.invalidateQueries({ queryKey: ['inquiries', 'getOne'] })
          notify(`${failed}: ${newer ? OVERTAKEN : error.message}`, { type: 'error' })
        },
      },
    )
  return { change, isPending }
}

/** Whether somebody else has changed one of the same fields. */
const isOvertaken = (patch: InquiryPatch, seen: SeenInquiry, newer: Inquiry) =>
  keysOf(patch).some(
    (field) =>
      seen[field] !== undefined && JSON.stringify(seen[field]) !== JSON.stringify(newer[field]),
  )
