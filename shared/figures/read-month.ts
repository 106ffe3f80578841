import { spellOut } from '../catalogue/search.ts'

const monthNames = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const

const UNTIL = /^(?:gueltig )?(?:bis )?(?:zum |ende )?/
const NAMED = /^(\p{L}{3,})\.? (\d{4})$/u
const NUMBERED = /^(?:(?:0?[1-9]|[12]\d|3[01])\.)?(0?[1-9]|1[0-2])[./](\d{4})$/
const ISO = /^(\d{4})-(0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/

/** A month as `2026-11` from `11/2026`, `November 2026`, `Nov. 2026`, `30.11.2026` or `2026-11`. */
export function readMonth(text: string): string | null {
  const plain = spellOut(text).replace(UNTIL, '')
  const [, name = '', namedYear] = NAMED.exec(plain) ?? []
  const [, number, numberedYear] = NUMBERED.exec(plain) ?? []
  const [, isoYear, isoMonth] = ISO.exec(plain) ?? []
  const month = isoMonth ?? number ?? numberOf(name)
  const year = isoYear ?? numberedYear ?? namedYear
  if (!month || !year || Number(year) < 2000 || Number(year) > 2099) return null
  return `${year}-${month.padStart(2, '0')}`
}

function numberOf(name: string): string | null {
  if (name === '') return null
  const index = monthNames.findIndex((month) => {
    const full = spellOut(month)
    return name === full || name === full.slice(0, 3) || (name === 'sept' && full === 'september')
  })
  return index === -1 ? null : String(index + 1)
}
