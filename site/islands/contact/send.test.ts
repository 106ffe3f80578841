import { expect, it } from 'vitest'
import { readAnswer, SEND_FAILED } from './send.ts'

it('hands on the receipt of a stored inquiry', () => {
  const reply = 'innerhalb von 24 Stunden'
  const data = { id: 42, receipt: 'A-2026-00042', reply, status: 'new', address: '/kopie' }
  expect(readAnswer(201, { success: true, data })).toEqual({
    kind: 'sent',
    receipt: data.receipt,
    reply,
    callbackAt: null,
    address: data.address,
  })
})

it.each([
  ['without the time of the reply', { success: true, data: { id: 42, receipt: 'A-2026-00042' } }],
  ['with other words for it', { success: true, data: { receipt: 'A-2026-00042', reply: 24 } }],
])('takes a stored inquiry as stored, also when the answer comes %s', (_, answer) => {
  const result = {
    kind: 'sent',
    receipt: 'A-2026-00042',
    reply: null,
    callbackAt: null,
    address: null,
  }
  expect(readAnswer(201, answer)).toEqual(result)
})

it('takes a stored inquiry as stored, also when the answer cannot be read', () => {
  const result = { kind: 'sent', receipt: null, reply: null, callbackAt: null, address: null }
  for (const answer of [null, 'kaputt', {}, { success: true, data: null }])
    expect(readAnswer(201, answer)).toEqual(result)
})

it('hands on what the API has against single fields', () => {
  const details = { email: ['Ungültige E-Mail-Adresse'] }
  expect(readAnswer(400, { success: false, error: 'Bitte prüfen', details })).toEqual({
    kind: 'refused',
    errors: details,
    text: 'Bitte prüfen',
  })
})

it('says why to wait when there were too many', () => {
  expect(readAnswer(429, { success: false, error: 'Zu viele Anfragen' })).toEqual({
    kind: 'failed',
    text: 'Zu viele Anfragen',
  })
})

it.each([
  [500, { success: false, error: 'Es ist ein Fehler aufgetreten.' }],
  [413, { success: false, error: 'Die Anfrage ist zu groß.' }],
  [502, 'Bad Gateway'],
  [200, null],
])('answers %i in the words of the form', (status, answer) => {
  expect(readAnswer(status, answer)).toEqual({ kind: 'failed', text: SEND_FAILED })
})
