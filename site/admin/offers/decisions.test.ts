import { expect, it } from 'vitest'
import { openQuestionText, textsOf } from './decisions.ts'

it('says of a sale what is reserved by it: one machine, several or none', () => {
  for (const decision of ['accept', 'confirm'] as const) {
    const one = textsOf(decision, 1)
    expect(one.text).toMatch(/ gewonnen, die Maschine ist reserviert\.$/)
    expect(one.done).toMatch(/, die Maschine ist reserviert$/)
    expect(textsOf(decision, 2).done).toMatch(/, die Maschinen sind reserviert$/)
    expect(textsOf(decision, 0).text).toMatch(/ gewonnen\.$/)
  }
  expect(textsOf('decline', 1).done).toBe('Angebot abgelehnt')
})

it('says where a question stands until it is answered: with the order, as long as that waits', () => {
  expect(openQuestionText(false)).toMatch(
    /Bis dahin steht es weiter unter „Der Kunde hat geschrieben“\.$/,
  )
  expect(openQuestionText(true)).toMatch(
    /steht es bei ihr unter „Bestellung zu bestätigen“, nach der Bestätigung unter „Der Kunde hat geschrieben“\.$/,
  )
})
