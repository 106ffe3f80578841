const NO_BREAK_SPACE = '\u00a0'

const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' })
const wholeNumber = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Berlin' })

/** `28500` → `€28,500.00`. */
export function englishPrice(price: number): string {
  return euros.format(price)
}

/** `1234` → `1,234`. */
export function englishNumber(value: number): string {
  return wholeNumber.format(value)
}

/** `3050, 'mm'` → `3,050 mm` with a non-breaking space; `0.41, 'm/s', 2` → `0.41 m/s`. */
export function englishQuantity(value: number, unit: string, decimals = 0): string {
  const digits = decimals === 0 ? englishNumber(value) : decimalNumber(decimals).format(value)
  return `${digits}${NO_BREAK_SPACE}${unit}`
}

const decimalNumber = (maximumFractionDigits: number) =>
  new Intl.NumberFormat('en-GB', { maximumFractionDigits })

/** The day in Berlin: `29 November 2026`. */
export function englishDay(at: Date): string {
  return day.format(at)
}

/** `1, 'machine', 'machines'` → `1 machine`. */
export function englishCount(count: number, one: string, many: string): string {
  return `${englishNumber(count)} ${count === 1 ? one : many}`
}
