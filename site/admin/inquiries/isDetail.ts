import type { Inquiry, InquiryDetail } from '../../../shared/inquiries/inquiry.ts'

/** Records from a list, which react-admin shows first, have no messages yet. */
export const isDetail = (inquiry: Inquiry | InquiryDetail): inquiry is InquiryDetail =>
  'messages' in inquiry
