import { useNotify, useUpdate } from 'react-admin'
import type { Inquiry, InquiryPatch } from '../../../shared/inquiry.ts'
import { withReason } from '../data/errorText.ts'
import { useAfterChange } from '../data/useAfterChange.ts'

/** Changes an enquiry; `failed` is the sentence when that does not work. */
export function useChangeInquiry(inquiry: Inquiry, failed: string) {
  const [update, { isPending }] = useUpdate<Inquiry>()
  const notify = useNotify()
  const afterChange = useAfterChange()
  const change = (data: InquiryPatch, onDone?: () => void) =>
    update(
      'inquiries',
      { id: inquiry.id, data, previousData: inquiry },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          afterChange()
          onDone?.()
        },
        onError: (error) => notify(withReason(failed, error), { type: 'error' }),
      },
    )
  return { change, isPending }
}
