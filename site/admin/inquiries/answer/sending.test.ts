import { expect, it } from 'vitest'
import { emptyAnswer, isEmptyAnswer } from './answerForm.ts'
import { attachmentDoubt, namesAttachment, toMessage } from './sending.tsx'

const reply = { ...emptyAnswer('reply'), text: 'Ja.' }
const customer = { name: 'Erika Muster', language: 'de' as const, joined: [], messages: [] }

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
