import type { InquiryProduct } from './inquiry.ts'

/** `2 × Linde H25`; a single one is named as ever. */
export const counted = ({ title, quantity }: Pick<InquiryProduct, 'title' | 'quantity'>) =>
  quantity > 1 ? `${quantity}\u00a0× ${title}` : title
