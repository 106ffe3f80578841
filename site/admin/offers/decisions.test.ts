import { expect, it } from 'vitest'
import { openQuestionText } from './decisions.ts'

it('says where a question stands until it is answered: with the order, as long as that waits', () => {
  expect(openQuestionText(false)).toMatch(
    /Bis dahin steht es weiter unter „Der Kunde hat geschrieben“\.$/,
  )
  expect(openQuestionText(true)).toMatch(
    /steht es bei ihr unter „Bestellung zu bestätigen“, nach der Bestätigung unter „Der Kunde hat geschrieben“\.$/,
  )
})
