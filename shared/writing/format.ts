const NO_BREAK_SPACE = '\u00a0'

const euros = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
})
const wholeNumber = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 })

/** `28500` → `28.500 €`, `19900.5` → `19.900,50 €`, with a non-breaking space. */
export function formatPrice(price: number): string {
  return euros.format(price)
}

/** What is calculated, without a false exactness: `7654.32` → `7.654 €`. */
export function formatWholeEuros(amount: number): string {
  return formatPrice(Math.round(amount))
}

/** `1234` → `1.234`. */
export function formatNumber(value: number): string {
  return wholeNumber.format(value)
}

/** `3050, 'mm'` → `3.050 mm` with a non-breaking space; `0.41, 'm/s', 2` → `0,41 m/s`. */
export function formatQuantity(value: number, unit: string, decimals = 0): string {
  const digits = decimals === 0 ? wholeNumber.format(value) : decimalNumber(decimals).format(value)
  return `${digits}${NO_BREAK_SPACE}${unit}`
}

const decimalNumber = (maximumFractionDigits: number) =>
  new Intl.NumberFormat('de-DE', { maximumFractionDigits })

const KB = 1024
const MB = 1024 * KB
const GB = 1024 * MB

/** The size of a file: `3,4 MB`. */
export function formatSize(bytes: number): string {
  if (bytes < MB) return formatQuantity(Math.ceil(bytes / KB), 'KB')
  return bytes < GB ? formatQuantity(bytes / MB, 'MB', 1) : formatQuantity(bytes / GB, 'GB', 1)
}

/** `1, 'Seite', 'Seiten'` → `1 Seite`. */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
