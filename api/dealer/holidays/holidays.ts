import Holidays from 'date-holidays'
import type { Hours } from '../../../shared/dealer/clock.ts'
import type { State } from '../../../shared/dealer/states.ts'

const calendars = new Map<State | null, Holidays>()

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
export function holidaysOf(state: State | null, year: number): Map<string, string> {
  const found = calendarOf(state).getHolidays(year, 'de')
  return new Map(found.map(({ date, name }) => [date.slice(0, 10), name]))
}

/**
 * Opening hours as they are on holidays as well: the house is closed then, unless the dealer has said for that date
 * when it is open.
 * @param years in which holidays count
 */
export function withHolidays(hours: Hours, state: State | null, years: readonly number[]): Hours {
  const own = new Set(hours.exceptions.map(({ date }) => date))
  const holidays = years
    .flatMap((year) => [...holidaysOf(state, year)])
    .filter(([date]) => !own.has(date))
    .map(([date, label]) => ({ date, label, open: [] }))
  return { ...hours, exceptions: [...hours.exceptions, ...holidays] }
}
