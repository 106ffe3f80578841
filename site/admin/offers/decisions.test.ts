import { expect, it } from 'vitest'
import { confirmationText, openQuestionText, textsOf } from './decisions.ts'

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
    /Bis dahin steht die Anfrage in „Heute“ unter „Der Kunde hat geschrieben“\.$/,
  )
  expect(openQuestionText(true)).toMatch(
    /steht die Anfrage in „Heute“ unter „Bestellung zu bestätigen“, danach unter „Der Kunde hat geschrieben“\.$/,
  )
})

it('says whether this customer gets a mail, and who tells them otherwise', () => {
  expect(confirmationText(true, 'ada@hafen.example')).toBe(
    'Die Bestätigung geht per E-Mail an ada@hafen.example.',
  )
  expect(confirmationText(true, '')).toMatch(/keine E-Mail-Adresse angegeben.* selbst Bescheid/)
  expect(confirmationText(false, 'ada@hafen.example')).toMatch(/selbst Bescheid/)
  expect(confirmationText(true, null)).toBeNull()
})
