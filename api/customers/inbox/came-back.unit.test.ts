import { expect, it } from 'vitest'
import { reasonOf } from './came-back.ts'

it.each([
  ['5.1.1', '550 User unknown', 'Kam zurück: Die Adresse gibt es nicht (5.1.1, 550 User unknown)'],
  ['5.1.10', null, 'Kam zurück: Den Mailserver des Empfängers gibt es nicht (5.1.10)'],
  ['5.2.2', null, 'Kam zurück: Das Postfach des Empfängers ist voll (5.2.2)'],
  ['5.7.1', null, 'Kam zurück: Der Mailserver des Empfängers weist unsere Mails ab (5.7.1)'],
  ['4.4.7', null, 'Kam zurück: Der Mailserver des Empfängers war nicht zu erreichen (4.4.7)'],
  [null, null, 'Kam zurück: Der Mailserver des Empfängers hat die Mail nicht angenommen'],
])('a mail that came back with %s says why', (status, diagnostic, reason) => {
  expect(reasonOf({ status, diagnostic })).toBe(reason)
})
