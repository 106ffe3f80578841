import { expect, it } from 'vitest'
import {
  answerForm,
  attachmentDoubt,
  emptyAnswer,
  isEmptyAnswer,
  mayHaveStep,
  namesAttachment,
  newestOf,
  toMessage,
  usualStep,
} from './answerForm.ts'

const reply = { ...emptyAnswer('reply'), text: 'Ja.' }
const customer = { name: 'Erika Muster', language: 'de' as const, joined: [], messages: [] }
const errorsOf = (values: unknown) =>
  answerForm.safeParse(values).error?.issues.map(({ path, message }) => [path.join('.'), message])

it('sends no subject but the usual one if none is typed, and says what was known', () => {
  expect(toMessage({ ...reply, attachments: [7] }, customer, undefined, 12)).toEqual({
    kind: 'reply',
    text: 'Guten Tag Erika Muster,\n\nJa.\n\nMit freundlichen Grüßen',
    cc: [],
    attachments: [{ kind: 'dataSheet', productId: 7 }],
    seen: 12,
  })
})

it('sends what somebody has put in the place of the usual greeting and formula, also nothing', () => {
  const own = { ...reply, greeting: 'Moin Erika,', closing: '' }
  expect(toMessage(own, customer, undefined, 0)).toMatchObject({ text: 'Moin Erika,\n\nJa.' })
  expect(isEmptyAnswer({ ...own, text: '' })).toBe(false)
})

it('greets who gets it: whoever wrote last, by the name that they have said', () => {
  const sentAfter = (from: string | null, author: string | null) => {
    const word = { kind: 'received' as const, automatic: false, suspicious: false, from, author }
    const joined = [{ name: 'Uwe Jansen', email: 'uwe@firma.example' }]
    return toMessage(reply, { ...customer, joined, messages: [word] }, undefined, 0).text
  }
  expect(sentAfter(null, null)).toMatch('Guten Tag Erika Muster,')
  expect(sentAfter('uwe@firma.example', null)).toMatch('Guten Tag Uwe Jansen,')
  expect(sentAfter('werk@firma.example', 'Nadine Becker')).toMatch('Guten Tag Nadine Becker,')
  expect(sentAfter('werk@firma.example', 'werk@firma.example')).toMatch('Guten Tag,\n')
})

it('greets in English who has asked in English, and leaves alone what the text has of its own', () => {
  const abroad = { ...customer, name: 'Piotr Nowak', language: 'en' as const }
  expect(toMessage({ ...reply, text: 'Yes.' }, abroad, undefined, 0)).toMatchObject({
    text: 'Dear Piotr Nowak,\n\nYes.\n\nKind regards',
  })
  const own = { ...reply, text: 'Hello Piotr,\n\nyes.\n\nYours faithfully\nEva Gabel' }
  expect(toMessage(own, abroad, undefined, 0)).toMatchObject({ text: own.text })
})

it('sends nothing but the text of what was said elsewhere', () => {
  const nextStep = { at: '2026-03-02T08:00:00.000Z', text: 'Nachfassen' }
  const call = { ...reply, kind: 'call' as const, subject: 'Betreff', attachments: [7] }
  expect(toMessage(call, customer, nextStep, 0)).toEqual({ kind: 'call', text: 'Ja.', nextStep })
})

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

it('asks before a reply goes without the file that its text names, or that a reload has lost', () => {
  const files = [new File(['x'], 'Mast.jpg', { type: 'image/jpeg' })]
  const named = { ...reply, text: 'Im Anhang.' }
  expect(attachmentDoubt(reply)).toBeNull()
  expect(attachmentDoubt({ ...named, files })).toBeNull()
  expect(attachmentDoubt(named)).toMatchObject({ goOn: 'Ohne Anhang senden' })
  const lost = { ...reply, lostFiles: ['UVV.pdf', 'Mast.jpg'] }
  expect(attachmentDoubt(lost)).toEqual({
    goOn: 'Ohne Anhang senden',
    text: 'Noch nicht wieder angehängt: UVV.pdf, Mast.jpg',
  })
  expect(attachmentDoubt({ ...lost, attachments: [7] })?.goOn).toBe('Ohne diese Dateien senden')
  expect(attachmentDoubt({ ...lost, files, lostFiles: ['UVV.pdf'] })?.goOn).toBe(
    'Ohne diese Datei senden',
  )
  expect(attachmentDoubt({ ...lost, kind: 'note' })).toBeNull()
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

it.each([
  'Das Datenblatt finden Sie im Anhang.',
  'Anbei das Datenblatt',
  'ANBEI: das Datenblatt',
  'Ich habe zwei Bilder angehängt.',
  'das beigefügte Angebot',
  'Die Bilder sind beigefügt, der Preis folgt.',
  'Die Anhänge zeigen den Mast.',
  'das Datenblatt in der Anlage',
  'Please find attached the data sheet.',
  'Attached you will find our offer.',
])('sees that %j names an attachment', (text) => expect(namesAttachment(text)).toBe(true))

it.each([
  '',
  'Der Stapler zieht auch einen Anhänger.',
  'mit Anhängerkupplung',
  'Die Hydraulikanlage ist neu.',
  'Eine Anlage dieser Größe haben wir nicht.',
  'Der Termin hängt von der Spedition ab.',
  'Wir hängen die Batterie gern an das Ladegerät.',
  'The bale clamp attachment is included, with the side shift attached.',
])('sees that %j names none', (text) => expect(namesAttachment(text)).toBe(false))
