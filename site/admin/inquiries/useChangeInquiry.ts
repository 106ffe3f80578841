import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import type { InquiryPatch } from '../../../shared/inquiries/inquiry-patch.ts'
import { useChange } from '../layout/useChange.ts'

/** What a screen knows of an inquiry; its version at least. */
export type SeenInquiry = Pick<Inquiry, 'id' | 'updatedAt'> & Partial<Inquiry>

/** @param failed what is said before the reason of a failure */
export const useChangeInquiry = (seen: SeenInquiry, failed: string) =>
  useChange<InquiryPatch>('inquiries', seen, failed)
