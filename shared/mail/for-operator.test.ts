import { expect, it } from 'vitest'
import { FOR_OPERATOR, withoutOperator } from './for-operator.ts'

it('names no setting of the machine to those who do not run it, and says whom to tell', () => {
  expect(
    withoutOperator(`Es ist kein Mailserver eingerichtet. ${FOR_OPERATOR} SMTP_URL nennt einen.`),
  ).toBe('Es ist kein Mailserver eingerichtet. Bitte sagen Sie es Ihrem Administrator.')
  expect(withoutOperator('Der Empfänger ist unbekannt.')).toBe('Der Empfänger ist unbekannt.')
})
