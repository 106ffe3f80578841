/** The dealer's own number. Portals know the machine by it, so that it is of letters and digits. */
export const STOCK_NUMBER = /^[A-Za-z0-9_-]{0,40}$/

/** A number as people write it, `L 1042` or `A/17`, in the letters that it may have: `L-1042`, `A-17`. */
export function plainStockNumber(text: string): string {
  const plain = text.trim().replace(/[\s/\\.]+/g, '-')
  return STOCK_NUMBER.test(plain) ? plain : text.trim()
}
