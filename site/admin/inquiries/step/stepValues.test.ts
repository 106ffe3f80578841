import { expect, it } from 'vitest'
import { addDays, berlinDay } from '../../../../shared/time/dates.ts'
import { checkedStep } from './stepValues.ts'

const today = berlinDay(new Date())
const problemsOn = (day: string) => {
  const step = { when: 'day', day, time: '', text: 'Anrufen' }
  return checkedStep.safeParse(step).error?.issues.map(({ message }) => message) ?? []
}

it('puts nothing off to a day that is over, or to none', () => {
  expect(problemsOn(addDays(today, -1))).toEqual(['Dieser Tag ist schon vorbei'])
  expect(problemsOn('')).toEqual(['Bitte wählen Sie einen Tag'])
  expect(problemsOn(today)).toEqual([])
  expect(problemsOn(addDays(today, 30))).toEqual([])
})
