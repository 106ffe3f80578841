import { expect, it } from 'vitest'
import {
  answerForm,
  emptyAnswer,
  isEmptyAnswer,
  mayHaveStep,
  newestOf,
  usualStep,
} from './answerForm.ts'

const reply = { ...emptyAnswer('reply'), text: 'Ja.' }
const errorsOf = (values: unknown) =>
  answerForm.safeParse(values).error?.issues.map(({ path, message }) => [path.join('.'), message])

it('refuses what the server would refuse, beside its field', () => {
  expect(errorsOf({ ...reply, text: ' ' })).toEqual([['text', 'Text ist erforderlich']])
  expect(errorsOf({ ...reply, attachments: [1, 2, 3, 4, 5, 6] })).toEqual([
    ['attachments', 'Höchstens 5 Anhänge'],
  ])
  expect(errorsOf({ ...reply, step: { when: 'day', day: '', text: '' } })).toEqual([
    ['step.day', 'Bitte wählen Sie einen Tag'],
    ['step.text', 'Nächster Schritt ist erforderlich'],
  ])
})

it('takes pictures and PDF along, and says of any other file what to do', () => {
  const file = (name: string, type: string, bits: string) => new File([bits], name, { type })
  const good = [file('Mast.jpg', 'image/jpeg', 'x'), file('UVV.pdf', 'application/pdf', 'x')]
  expect(errorsOf({ ...reply, files: good })).toBeUndefined()
  const bad = [file('Liste.xlsx', 'application/zip', 'x'), file('leer.pdf', 'application/pdf', '')]
  expect(errorsOf({ ...reply, files: bad })).toEqual([
    ['files.0', expect.stringMatching(/^„Liste\.xlsx“ ist weder ein Bild/)],
    ['files.1', expect.stringMatching(/^„leer\.pdf“ ist leer/)],
  ])
  const large = file('Katalog.pdf', 'application/pdf', 'x'.repeat(21 * 1024 * 1024))
  expect(errorsOf({ ...reply, files: [good[0], large] })).toEqual([
    ['files.1', expect.stringMatching(/^„Katalog\.pdf“ ist größer als 20 MB/)],
  ])
  expect(errorsOf({ ...reply, files: Array.from({ length: 11 }, () => good[0]) })).toEqual([
    ['files', expect.stringMatching(/^Höchstens 10 Dateien/)],
  ])
})

it('knows the newest message by its number', () => {
  expect(newestOf([])).toBe(0)
  expect(newestOf([{ id: 4 }, { id: 9 }, { id: 2 }])).toBe(9)
})

it('gives a closed inquiry a next step only if the customer comes back', () => {
  expect(mayHaveStep({ stage: 'won' }, 'reply')).toBe(false)
  expect(mayHaveStep({ stage: 'won' }, 'received')).toBe(true)
  expect(mayHaveStep({ stage: 'offered' }, 'call')).toBe(true)
})

const none = { nextStep: null, callbackAt: null }

it('follows up an answer, and leaves the step alone for what answers nothing', () => {
  expect(usualStep({ stage: 'new', ...none }, 'call')).toMatch(/^Nachfassen/)
  expect(usualStep({ stage: 'contacted', ...none }, 'reply')).toMatch(/^Nachfassen/)
  expect(usualStep({ stage: 'contacted', ...none }, 'call')).toBe('Bleibt, wie er ist')
  expect(usualStep({ stage: 'done', ...none }, 'received')).toMatch(/^Weiter bearbeiten/)
})

it('leaves a callback that is agreed to be made, until it was', () => {
  const callbackAt = '2026-03-02T08:00:00.000Z'
  const agreed = {
    stage: 'contacted',
    nextStep: { at: callbackAt, text: 'Zurückrufen' },
    callbackAt,
  } as const
  const before = new Date('2026-03-01T08:00:00Z')
  expect(usualStep(agreed, 'reply', before)).toBe(
    'Zurückrufen, wie vereinbart: Mo., 2.3., 09:00 Uhr',
  )
  expect(usualStep(agreed, 'reply', new Date(callbackAt))).toMatch(/^Nachfassen/)
  expect(usualStep(agreed, 'call', before)).toMatch(/^Nachfassen/)
})

it('keeps no draft of a form in which nothing is typed', () => {
  expect(isEmptyAnswer(emptyAnswer('note'))).toBe(true)
  expect(isEmptyAnswer({ ...emptyAnswer('reply'), attachments: [7] })).toBe(false)
})
