import { expect, it } from 'vitest'
import { contactErrorInEnglish, englishProblems, readEnglishForm } from './english-contact.ts'

const form = (fields: Record<string, string>) => {
  const data = new FormData()
  const filled = {
    name: 'X',
    email: 'x@trader.example',
    message: 'Best price please',
    privacy: 'on',
  }
  for (const [name, value] of Object.entries({ ...filled, ...fields })) data.set(name, value)
  return readEnglishForm(data)
}

it.each([
  ['٠٠٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '00971 50 123 4567'],
  ['+۹۸ ۲۱ ۱۲۳۴ ۵۶۷۸', '+98 21 1234 5678'],
  ['＋９７１ ５０ １２３４５６７', '+971 50 1234567'],
  ['+234 803 123 4567 ext. 12', '+234 803 123 4567 ext. 12'],
  ['(+1) 630-555-0100', '(+1) 630-555-0100'],
  ['( 00 1 ) 630 555 0100', '( 00 1 ) 630 555 0100'],
  ['Mobile: +234 803 123 4567', 'Mobile: +234 803 123 4567'],
])('takes the telephone number %s', (typed, read) => {
  const values = form({ phone: typed, callback: 'on' })
  expect([values.phone, englishProblems(values)]).toEqual([read, {}])
})

it.each(['0244 123 456', '٠٥٠ ١٢٣ ٤٥٦٧', '1-630-555-0100', '(0)244 123456', 'Tel. 0803 123 4567'])(
  'asks for the country code of %s, which would be dialled as a German number',
  (phone) => {
    for (const callback of [undefined, { callback: 'on' }])
      expect(englishProblems(form({ phone, ...callback }))).toEqual({
        phone: 'Please add the country code, for example +971 50 123 4567',
      })
  },
)

it('needs no telephone number', () => {
  expect(englishProblems(form({ phone: ' ' }))).toEqual({})
})

it('counts the destination to the message, but asks for words besides', () => {
  expect(englishProblems(form({ destination: 'Tema, Ghana', message: '' }))).toEqual({
    message: 'Please write at least 10 characters',
  })
  expect(englishProblems(form({ destination: 'Tema, Ghana', message: 'short' }))).toEqual({
    message: 'Please write at least 10 characters',
  })
  expect(
    englishProblems(
      form({ destination: 'Tema', message: '', callback: 'on', phone: '+233 24 412 3456' }),
    ),
  ).toEqual({})
  expect(englishProblems(form({ destination: 'Tema, Ghana', message: 'x'.repeat(4990) }))).toEqual({
    message: 'Message must not be longer than 5,000 characters',
  })
})

it('lets no German sentence through that it does not know', () => {
  expect(contactErrorInEnglish('callbackAt', 'Diese Zeit ist vergeben')).toBe(
    'Please check: Time of the call',
  )
  expect(contactErrorInEnglish('nobody', 'Unbekannt')).toBe('Please check: this field')
})
