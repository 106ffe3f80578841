import { getHolidays } from 'feiertagejs'
import type { Hours } from '../../../shared/dealer/clock.ts'
import type { State } from '../../../shared/dealer/company-settings.ts'
import type { Settings } from '../../../shared/dealer/settings.ts'
import { berlinYear } from '../../../shared/time/time.ts'

/** Holidays of one year alone, by the Berlin law of holidays, section 1. */
const ONCE: Partial<Record<State, readonly string[]>> = { BE: ['2025-05-08', '2028-06-17'] }

/** Mariä Himmelfahrt in Bavaria: only in towns with more Catholics than Protestants (BayFTG, article 1). */
const isInSomeTowns = (date: string, state: State | null) => state === 'BY' && /-08-15$/.test(date)

const known = new Map<string, readonly string[]>()

/**
 * The public holidays of a year, such as `2026-10-31`.
 * @param state null: those of all states
 */
export function holidaysOf(state: State | null, year: number): readonly string[] {
  const key = `${state} ${year}`
  const found = known.get(key) ?? daysByLaw(state, year)
  known.set(key, found)
  return found
}

function daysByLaw(state: State | null, year: number): string[] {
  const days = getHolidays(year, state ?? 'BUND').map(({ dateString }) => dateString)
  const once = (state && ONCE[state]) ?? []
  return [
    ...days.filter((date) => !isInSomeTowns(date, state)),
    ...once.filter((date) => date.startsWith(`${year}-`)),
  ]
}

/** The dates of the public holidays from one year to another, both included. */
const holidaysFrom = (state: State | null, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => holidaysOf(state, from + index)).flat()

/** Those of this year and the next. */
export function comingHolidays(state: State | null): string[] {
  const year = berlinYear()
  return holidaysFrom(state, year, year + 1)
}

const YEARS_BACK = 1
/** The longest promise of a house that opens for an hour a week ends by then. */
const YEARS_AHEAD = 5

/**
 * When the dealer is open around a moment: not on holidays, unless they have said for that date when they are.
 * @param since the earliest moment that is asked for, if that is long ago
 */
export function hoursAround(
  { hours, company }: Pick<Settings, 'hours' | 'company'>,
  now: Date,
  since = now,
): DealersHours {
  const [first, last] = [berlinYear(since) - YEARS_BACK, berlinYear(now) + YEARS_AHEAD]
  return { ...hours, holidays: holidaysFrom(company.state, first, last) }
}

export type DealersHours = Settings['hours'] & Hours
