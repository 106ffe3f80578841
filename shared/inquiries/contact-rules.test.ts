import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../calls/envelope.ts'
import { contactForm, contactInput } from './contact-input.ts'
import {
  type ContactProblems,
  type ContactValues,
  contactProblems,
  isInPast,
} from './contact-rules.ts'

const NO_NUMBER = 'Bitte geben Sie eine Telefonnummer mit Vorwahl an, z. B. 040 123456'

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

/** The form says more of an address than the API. */
const asByApi = ({ email, ...others }: ContactProblems): ContactProblems =>
  email === undefined ? others : { ...others, email: email.split(':')[0] }

describe('the contact form in the browser', () => {
  it('finds nothing wrong with a filled form', () => {
    expect(contactProblems(filled)).toEqual({})
  })

  it('finds what the schema finds, in the same words, for every field at once', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        expect(asByApi(contactProblems(values))).toEqual(problemsBySchema(values))
      }),
    )
  })

  it.each<[Partial<ContactValues>, ContactProblems]>([
    [{ name: '  ' }, { name: 'Name ist erforderlich' }],
    [
      { email: 'erika@firma' },
      { email: 'Ungültige E-Mail-Adresse: Hinter „firma“ fehlt die Endung, z. B. .de' },
    ],
    [{ email: '' }, { email: 'Ungültige E-Mail-Adresse: Bitte geben Sie eine an' }],
    [{ email: 'erika.firma.de' }, { email: 'Ungültige E-Mail-Adresse: Es fehlt das @' }],
    [
      { email: 'erika@firma.de, otto@firma.de' },
      { email: 'Ungültige E-Mail-Adresse: Bitte nur eine Adresse und ohne Leerzeichen' },
    ],
    [{ email: '@firma.de' }, { email: 'Ungültige E-Mail-Adresse: Vor dem @ fehlt der Name' }],
    [{ email: 'e..m@firma.de' }, { email: 'Ungültige E-Mail-Adresse: Bitte prüfen Sie „e..m“' }],
    [
      { email: 'erika@fir_ma.de' },
      { email: 'Ungültige E-Mail-Adresse: Bitte prüfen Sie „fir_ma.de“' },
    ],
    [{ phone: 'abc' }, { phone: NO_NUMBER }],
    [{ phone: '+49 (0)40/123-45, Durchwahl 12, ab 14 Uhr' }, {}],
    [{ rentFrom: 'ab 1.3.2020' }, { rentFrom: expect.stringContaining('Vergangenheit') }],
    [{ rentFrom: 'ab sofort' }, {}],
    [{ message: 'zu kurz' }, { message: 'Nachricht muss mindestens 10 Zeichen lang sein' }],
    [{ privacy: false }, { privacy: 'Datenschutzbestimmungen müssen akzeptiert werden' }],
    [
      { callback: true, phone: ' ', name: '' },
      {
        name: 'Name ist erforderlich',
        phone: 'Telefonnummer ist für einen Rückruf erforderlich',
      },
    ],
    [{ callback: true, phone: 'abc 12' }, { phone: NO_NUMBER }],
    [{ callback: true, phone: '0000 000 000' }, { phone: NO_NUMBER }],
    [{ callback: true, phone: '040 66969-123', email: '', message: '' }, {}],
    [
      { callback: true, phone: '040 66969-123', email: 'erika@' },
      { email: expect.stringContaining('Hinter dem @ fehlt der Anbieter') },
    ],
  ])('answers %j', (changes, problems) => {
    expect(contactProblems({ ...filled, ...changes })).toEqual(problems)
  })
})

it('asks callers of the API for a phone number too, whatever else is missing', () => {
  const { error } = contactInput.safeParse({ callback: true })
  expect(Object.keys(error ? fieldErrors(error) : {}).sort()).toEqual(['name', 'phone'])
})

describe('the beginning of a rent', () => {
  it.each([
    '28.11.2026',
    '1.3.25',
    'ab 01. 03. 2026',
    '2026-11-28',
    'März 2026',
    'ab 5. Okt. 2026',
    'Ende Februar 2025',
    '10/2026',
    '2025',
    'KW 12 2025',
    'seit gestern',
    'letztes Jahr',
  ])('%s is over on the 29th of November 2026', (text) => {
    expect(isInPast(text, '2026-11-29')).toBe(true)
  })

  it.each([
    '29.11.2026',
    '1.3.27',
    '2026-11-30',
    'November 2026',
    'ab März',
    '1. März',
    '12/2026',
    '2026',
    '2027',
    'ab sofort',
    'so bald wie möglich',
    'in 14 Tagen',
    'letzte Februarwoche 2027',
    '2025 hatten wir einen, jetzt ab 1.3.2027',
    '',
  ])('%j is not', (text) => {
    expect(isInPast(text, '2026-11-29')).toBe(false)
  })
})
