import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../calls/envelope.ts'
import { contactForm, contactInput } from './contact-input.ts'
import { type ContactProblems, type ContactValues, contactProblems } from './contact-rules.ts'

const filled: ContactValues = {
  quantities: {},
  name: 'Erika Muster',
  company: '',
  email: 'erika@firma.example',
  phone: '',
  message: 'Ist der Stapler noch da?',
  rentFrom: '',
  rentFor: '',
  deliveryPostcode: '',
  callback: false,
  callbackAt: '',
  privacy: true,
}

const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'kurz',
    ' genau 10!! ',
    'erika@firma.example',
    '@',
    'a@b',
    'x\u0000y',
    '\v',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.integer({ min: 40, max: 300 }).map((length) => 'x'.repeat(length)),
  fc.constant('x'.repeat(5001)),
)
const anyValues: fc.Arbitrary<ContactValues> = fc.record({
  name: text,
  company: text,
  email: text,
  phone: text,
  message: text,
  rentFrom: text,
  rentFor: text,
  deliveryPostcode: fc.oneof(text, fc.constantFrom('30 159', 'D-01067', '123')),
  quantities: fc.dictionary(
    fc.constantFrom('1', '7'),
    fc.oneof(fc.integer({ min: -1, max: 101 }), fc.constantFrom(1.5, Number.NaN)),
  ),
  callback: fc.boolean(),
  callbackAt: text,
  privacy: fc.boolean(),
})

function problemsBySchema(values: ContactValues): ContactProblems {
  const { error } = contactForm.safeParse(values)
  const errors = error ? fieldErrors(error) : {}
  return Object.fromEntries(Object.entries(errors).map(([field, [first]]) => [field, first]))
}

describe('the contact form in the browser', () => {
  it('finds nothing wrong with a filled form', () => {
    expect(contactProblems(filled)).toEqual({})
  })

  it('finds what the schema finds, in the same words, for every field at once', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        expect(contactProblems(values)).toEqual(problemsBySchema(values))
      }),
    )
  })

  it.each<[Partial<ContactValues>, ContactProblems]>([
    [{ name: '  ' }, { name: 'Name ist erforderlich' }],
    [{ email: 'erika@firma' }, { email: 'Ungültige E-Mail-Adresse' }],
    [{ email: '' }, { email: 'Ungültige E-Mail-Adresse' }],
    [{ message: 'zu kurz' }, { message: 'Nachricht muss mindestens 10 Zeichen lang sein' }],
    [{ privacy: false }, { privacy: 'Datenschutzbestimmungen müssen akzeptiert werden' }],
    [
      { callback: true, phone: ' ', name: '' },
      {
        name: 'Name ist erforderlich',
        phone: 'Telefonnummer ist für einen Rückruf erforderlich',
      },
    ],
    [
      { callback: true, phone: 'abc 12' },
      { phone: 'Telefonnummer ist für einen Rückruf erforderlich' },
    ],
    [
      { callback: true, phone: '0000 000 000' },
      { phone: 'Telefonnummer ist für einen Rückruf erforderlich' },
    ],
    [{ callback: true, phone: '040 66969-123', email: '', message: '' }, {}],
    [
      { callback: true, phone: '040 66969-123', email: 'erika@' },
      { email: 'Ungültige E-Mail-Adresse' },
    ],
  ])('answers %j', (changes, problems) => {
    expect(contactProblems({ ...filled, ...changes })).toEqual(problems)
  })
})

it('asks callers of the API for a phone number too, whatever else is missing', () => {
  const { error } = contactInput.safeParse({ callback: true })
  expect(Object.keys(error ? fieldErrors(error) : {}).sort()).toEqual(['name', 'phone'])
})
