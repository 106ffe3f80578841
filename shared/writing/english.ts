const NO_BREAK_SPACE = '\u00a0'

const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' })
const wholeNumber = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const enumeration = new Intl.ListFormat('en-GB')
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Berlin' })
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'Europe/Berlin' })
const timeOfDay = new Intl.DateTimeFormat('en-GB', {
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})

/** `28500` → `€28,500.00`. */
export function englishPrice(price: number): string {
  return euros.format(price)
}

/** `1234` → `1,234`. */
export function englishNumber(value: number): string {
  return wholeNumber.format(value)
}

/** `3050, 'mm'` → `3,050 mm` with a non-breaking space; `0.41, 'm/s', 2` → `0.41 m/s`; `91, '%'` → `91%`. */
export function englishQuantity(value: number, unit: string, decimals = 0): string {
  const digits = decimals === 0 ? englishNumber(value) : decimalNumber(decimals).format(value)
  return unit === '%' ? `${digits}%` : `${digits}${NO_BREAK_SPACE}${unit}`
}

const decimalNumber = (maximumFractionDigits: number) =>
  new Intl.NumberFormat('en-GB', { maximumFractionDigits })

const GERMAN = /^(?:\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+,(?:\d{1,2}|\d{4,}))$/
/** Without marks, or with a point that no German would write. */
const EITHER = /^\d+(?:\.(?:\d{1,2}|\d{4,}))?$/

/** A number in an English reader's marks: `2.500,5` → `2,500.5`. Null for `2,500`, which nobody can tell. */
export function englishNumeral(numeral: string): string | null {
  if (EITHER.test(numeral)) return numeral
  if (!GERMAN.test(numeral)) return null
  return numeral.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ','))
}

/** The day in Berlin: `29 November 2026`. */
export function englishDay(at: Date): string {
  return day.format(at)
}

/** The same with its day of the week: `Sunday, 29 November 2026`. */
export const englishWeekday = (at: Date): string => `${weekday.format(at)}, ${day.format(at)}`

/** `2026-11-29T13:05:00Z` → `29 November 2026, 14:05 (German time)`. */
export const englishMoment = (iso: string): string =>
  `${day.format(new Date(iso))}, ${timeOfDay.format(new Date(iso))} (German time)`

/** As `formatAppointment`: `Monday, 30 November 2026, 10:30 to 11:00 (German time)`. */
export function englishAppointment(start: string, end?: string | null): string {
  const [from, to] = [start, end].map((at) => at && timeOfDay.format(new Date(at)))
  return `${englishWeekday(new Date(start))}, ${from}${to ? ` to ${to}` : ''} (German time)`
}

/** `2026-11` → `November 2026`. */
export const englishMonth = (yearAndMonth: string): string =>
  month.format(new Date(`${yearAndMonth}-01T00:00:00Z`))

/** A day without time, as machines have it: `2026-11-29` → `29 November 2026`. */
export const englishDayOf = (date: string): string => englishDay(new Date(`${date}T12:00:00Z`))

/** `['mast', 'forks']` → `mast and forks`. */
export const englishList = (parts: readonly string[]): string => enumeration.format(parts)

/** `1, 'machine', 'machines'` → `1 machine`. */
export function englishCount(count: number, one: string, many: string): string {
  return `${englishNumber(count)} ${count === 1 ? one : many}`
}

/** A text of an English page; one that nobody has put into English stays German and is marked `lang="de"`. */
export interface Wording {
  text: string
  isGerman: boolean
}

export const english = (text: string): Wording => ({ text, isGerman: false })
export const german = (text: string): Wording => ({ text, isGerman: true })
