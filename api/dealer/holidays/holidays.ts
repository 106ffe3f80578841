import Holidays from 'date-holidays'
import type { Hours } from '../../../shared/dealer/clock.ts'
import type { State } from '../../../shared/dealer/company-settings.ts'
import type { Settings } from '../../../shared/dealer/settings.ts'
import { berlinYear } from '../../../shared/time/berlin.ts'

const calendars = new Map<State | null, Holidays>()
const known = new Map<string, ReadonlyMap<string, string>>()

/** The rules of a state are read once: that takes longer than all questions to them. */
function calendarOf(state: State | null): Holidays {
  const known = calendars.get(state)
  if (known) return known
  const types: ['public'] = ['public']
  const made = state ? new Holidays('DE', state, { types }) : new Holidays('DE', { types })
  calendars.set(state, made)
  return made
}

/**
 * The public holidays of a year.
 * @param state null: those of all states
 * @returns dates such as `2026-10-31` with the holiday's name
 */
export function holidaysOf(state: State | null, year: number): ReadonlyMap<string, string> {
  const key = `${state} ${year}`
  const found =
    known.get(key) ??
    new Map(
      calendarOf(state)
        .getHolidays(year, 'de')
        .map(({ date, name }) => [date.slice(0, 10), name]),
    )
  known.set(key, found)
  return found
}

/** The dates of the public holidays from one year to another, both included. */
const holidaysFrom = (state: State | null, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => [
    ...holidaysOf(state, from + index).keys(),
  ]).flat()

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
