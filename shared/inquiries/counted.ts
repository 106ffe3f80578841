import type { InquiryProduct } from './inquiry.ts'

type Counted = Pick<InquiryProduct, 'title' | 'quantity'>

/** `2 × Linde H25`; a single one is named as ever. */
export const counted = ({ title, quantity }: Counted): string =>
  quantity > 1 ? `${quantity}\u00a0× ${title}` : title
