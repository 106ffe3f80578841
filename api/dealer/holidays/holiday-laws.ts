import type { State } from '../../../shared/dealer/company-settings.ts'
import { addDays } from '../../../shared/time/dates.ts'

type Day = string | number | ((year: number) => string)
type Law = readonly [
  name: string,
  day: Day,
  where?: Partial<Record<State, number>> | null,
  only?: number,
]

const CATHOLIC = { BW: 0, BY: 0, NW: 0, RP: 0, SL: 0 }
const SINCE_1990 = { BB: 0, MV: 0, SN: 0, ST: 0, TH: 0 }

/**
 * The holiday laws of the states. A day is that of each year, a number of days after Easter Sunday, or a rule; then come
 * the states, each with its first year (none: all states), and the only year.
 */
const laws: readonly Law[] = [
  ['Neujahr', '01-01'],
  ['Heilige Drei Könige', '01-06', { BW: 0, BY: 0, ST: 0 }],
  ['Internationaler Frauentag', '03-08', { BE: 2019, MV: 2023 }],
  ['Karfreitag', -2],
  ['Ostersonntag', 0, { BB: 0 }],
  ['Ostermontag', 1],
  ['Maifeiertag', '05-01'],
  ['Tag der Befreiung (75. Jahrestag)', '05-08', { BE: 0 }, 2020],
  ['Tag der Befreiung (80. Jahrestag)', '05-08', { BE: 0 }, 2025],
  ['Christi Himmelfahrt', 39],
  ['Pfingstsonntag', 49, { BB: 0 }],
  ['Pfingstmontag', 50],
  ['Fronleichnam', 60, { ...CATHOLIC, HE: 0 }],
  ['75-jähriges Jubiläum des Volksaufstands in der DDR', '06-17', { BE: 0 }, 2028],
  ['Mariä Himmelfahrt', '08-15', { SL: 0 }],
  ['Weltkindertag', '09-20', { TH: 2019 }],
  ['Tag der Deutschen Einheit', '10-03'],
  ['Reformationstag', '10-31', { ...SINCE_1990, HB: 2018, HH: 2018, NI: 2018, SH: 2018 }],
  ['Reformationstag', '10-31', null, 2017],
  ['Allerheiligen', '11-01', CATHOLIC],
  ['Buß- und Bettag', dayOfPenance, { SN: 0 }],
  ['1. Weihnachtstag', '12-25'],
  ['2. Weihnachtstag', '12-26'],
]

/** @param state null: those of all states. @returns each day with its name, in the order of the year */
export function lawfulHolidays(state: State | null, year: number): Map<string, string> {
  const found = laws.flatMap(([name, day, where, only = year]): [string, string][] => {
    const since = where ? ((state && where[state]) ?? Number.POSITIVE_INFINITY) : 0
    return only === year && year >= since ? [[dateOf(day, year), name]] : []
  })
  return new Map(found.sort(([a], [b]) => a.localeCompare(b)))
}

function dateOf(day: Day, year: number): string {
  if (typeof day === 'number') return addDays(easterSunday(year), day)
  return typeof day === 'string' ? `${year}-${day}` : day(year)
}

/** The Wednesday before 23 November. */
function dayOfPenance(year: number): string {
  const last = new Date(`${year}-11-22`).getUTCDay()
  return addDays(`${year}-11-22`, -((last + 4) % 7))
}

/** The Sunday after the first full moon of spring, by the rule of Gauß for the years from 1900 to 2199. */
function easterSunday(year: number): string {
  const golden = year % 19
  const moon = (19 * golden + 24) % 30
  const earlier = moon === 29 || (moon === 28 && golden > 10) ? 1 : 0
  const fullMoon = addDays(`${year}-03-21`, moon - earlier)
  return addDays(fullMoon, 7 - new Date(fullMoon).getUTCDay())
}
