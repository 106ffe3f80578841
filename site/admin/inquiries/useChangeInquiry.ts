import { useNotify, useUpdate } from 'react-admin'
import type { Inquiry, InquiryPatch } from '../../../shared/inquiry.ts'

/** Changes an inquiry; `failed` is the sentence when that does not work. */
export function useChangeInquiry(inquiry: Inquiry, failed: string) {
  const [update, { isPending }] = useUpdate<Inquiry>()
  const notify = useNotify()
  const change = (data: InquiryPatch, done: string, onDone?: () => void) =>
    update(
      'inquiries',
      { id: inquiry.id, data, previousData: inquiry },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(done, { type: 'success' })
          onDone?.()
        },
        onError: (error) => notify(`${failed}: ${error.message}`, { type: 'error' }),
      },
    )
  return { change, isPending }
}
