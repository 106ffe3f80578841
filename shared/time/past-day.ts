import { berlinDay } from './dates.ts'

const MONTHS = 'jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez'
/** Ways to write a day, a month or a year, the most exact first. A day without its year is the next one. */
const WAYS = [
  /(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})/,
  /(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4}|\d{2})/,
  RegExp(`(?:(?<day>\\d{1,2})\\. ?)?(?<name>${MONTHS}|mrz|maerz)[a-zä]*\\.? ?(?<year>\\d{4})`),
  /(?<month>\d{1,2})[./](?<year>\d{4})/,
  /\b(?<year>(?:19|20)\d\d)\b/,
]
const LONG_AGO = /\b(?:vor)?gestern\b|\b(?:letzte|vorige|vergangene)[nrs]? (?:jahr|monat|woche)/

/**
 * Whether a text in German names a day, a month or a year that is over.
 * @param today in ISO 8601, in Berlin
 */
export function isInPast(text: string, today = berlinDay(new Date())): boolean {
  const words = text.toLowerCase()
  if (LONG_AGO.test(words)) return true
  const found = WAYS.map((way) => way.exec(words)?.groups).find((groups) => groups !== undefined)
  if (!found?.year) return false
  const { year, month, name, day } = found
  const inYear = name ? MONTHS.split('|').indexOf(name.replace(/^m(?:rz|aerz)$/, 'mär')) + 1 : month
  const parts = [year.padStart(4, '20'), inYear && pad(inYear), inYear && day && pad(day)]
  const named = parts.filter(Boolean).join('-')
  return named < today.slice(0, named.length)
}

const pad = (number: string | number) => String(number).padStart(2, '0')
