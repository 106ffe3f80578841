import Holidays from 'date-holidays'
import { expect, it } from 'vitest'
import { answerDue, hoursOn } from '../../../shared/dealer/clock.ts'
import { demoSettings } from '../../../shared/dealer/company.ts'
import { states } from '../../../shared/dealer/company-settings.ts'
import { holidaysOf, hoursAround } from './holidays.ts'

const YEARS = Array.from({ length: 35 }, (_, index) => 2016 + index)

it.each([null, ...states])('the holidays of %s are those of its law', (state) => {
  const types: ['public'] = ['public']
  const calendar = state ? new Holidays('DE', state, { types }) : new Holidays('DE', { types })
  for (const year of YEARS) {
    const lawful = calendar
      .getHolidays(year, 'de')
      .map(({ date, name }): [string, string] => [date.slice(0, 10), name])
    expect([...holidaysOf(state, year)]).toEqual(lawful)
  }
})

it.each([
  '1900-04-15',
  '1943-04-25',
  '1954-04-18',
  '1981-04-19',
  '2026-04-05',
  '2076-04-19',
  '2199-04-14',
])('Easter is on %s', (day) => {
  expect(holidaysOf('BB', Number(day.slice(0, 4))).get(day)).toBe('Ostersonntag')
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
