import { expect, it } from 'vitest'
import { answerDue, hoursOn } from '../../../shared/dealer/clock.ts'
import { demoSettings } from '../../../shared/dealer/company.ts'
import { type State, states } from '../../../shared/dealer/company-settings.ts'
import { addDays } from '../../../shared/time/dates.ts'
import { holidaysOf, hoursAround } from './holidays.ts'

/** Easter Sundays, from the table of the Physikalisch-Technische Bundesanstalt. */
const EASTER: Record<number, string> = {
  2026: '2026-04-05',
  2027: '2027-03-28',
  2028: '2028-04-16',
  2029: '2029-04-01',
  2030: '2030-04-21',
}

/** By day and month, or by days from Easter, and the states; none: all of them. From the holiday laws of the states. */
const LAWS: readonly (readonly [day: string | number, where?: string])[] = [
  ['01-01'],
  ['01-06', 'BW BY ST'],
  ['03-08', 'BE MV'],
  [-2],
  [0, 'BB'],
  [1],
  ['05-01'],
  [39],
  [49, 'BB'],
  [50],
  [60, 'BW BY HE NW RP SL'],
  ['08-15', 'SL'],
  ['09-20', 'TH'],
  ['10-03'],
  ['10-31', 'BB HB HH MV NI SH SN ST TH'],
  ['11-01', 'BW BY NW RP SL'],
  ['12-25'],
  ['12-26'],
]

/** The Wednesday before 23 November. */
function dayOfPenance(year: number): string {
  let day = `${year}-11-22`
  while (new Date(`${day}T12:00:00Z`).getUTCDay() !== 3) day = addDays(day, -1)
  return day
}

function expected(state: State, year: number): string[] {
  const days = LAWS.filter(([, where]) => !where || where.split(' ').includes(state)).map(
    ([day]) => (typeof day === 'number' ? addDays(EASTER[year] ?? '', day) : `${year}-${day}`),
  )
  if (state === 'SN') days.push(dayOfPenance(year))
  // Once, 75 years after the uprising in the GDR.
  if (state === 'BE' && year === 2028) days.push('2028-06-17')
  return days.sort()
}

it.each(states)('the holidays of %s are those of its law, until 2030', (state) => {
  for (const year of Object.keys(EASTER).map(Number))
    expect(holidaysOf(state, year).toSorted()).toEqual(expected(state, year))
})

it('the house is closed on a holiday, unless the dealer says when it is open', () => {
  const now = new Date('2026-11-26T10:00Z')
  const hours = hoursAround(demoSettings, now)
  expect(hoursOn('2026-12-25', hours)).toEqual([])
  expect(hoursOn('2026-10-31', hours)).toEqual([])
  expect(hoursOn('2026-12-23', hours)).not.toEqual([])
  const open = [{ from: '10:00', to: '12:00' }]
  const exceptions = [{ date: '2026-10-31', label: 'Hausmesse', open }]
  const own = hoursAround({ ...demoSettings, hours: { ...demoSettings.hours, exceptions } }, now)
  expect(hoursOn('2026-10-31', own)).toEqual(open)
})

it('the answer to what comes in before holidays is promised for the day after them', () => {
  const received = new Date('2026-12-24T09:00Z')
  const hours = hoursAround(demoSettings, received)
  expect(answerDue(24, hours, received)).toEqual(new Date('2026-12-28T09:00Z'))
})
