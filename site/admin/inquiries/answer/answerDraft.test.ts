import { expect, it } from 'vitest'
import { withWordsOf } from './answerDraft.ts'
import { emptyAnswer } from './answerForm.ts'

const kept = {
  ...emptyAnswer('reply'),
  text: 'Die Miete beginnt bei 480 Euro',
  to: ['nora@nord.example'],
  attachments: [3],
  lostFiles: ['Preise.pdf'],
}
const other = {
  ...emptyAnswer('reply'),
  subject: 'Ihr Stapler',
  text: 'Mit Kabine, ja',
  to: ['lager@nord.example'],
  attachments: [4],
  lostFiles: ['Kabine.jpg'],
}

it('puts the words of one answer below those of another, which goes where it would have gone', () => {
  expect(withWordsOf(kept, other)).toEqual({
    ...kept,
    subject: 'Ihr Stapler',
    text: 'Die Miete beginnt bei 480 Euro\n\nMit Kabine, ja',
    lostFiles: ['Preise.pdf', 'Kabine.jpg'],
  })
})

it('leaves a subject that is written, with another one above its words', () => {
  const { subject, text } = withWordsOf({ ...kept, subject: 'Miete', text: '' }, other)
  expect([subject, text]).toEqual(['Miete', 'Ihr Stapler\n\nMit Kabine, ja'])
})

it('says one subject once, and leaves nothing above a text that is the only one', () => {
  const { subject, text } = withWordsOf({ ...kept, subject: 'Ihr Stapler', text: '' }, other)
  expect([subject, text]).toEqual(['Ihr Stapler', 'Mit Kabine, ja'])
})

it('does not send a note that was put below a reply', () => {
  const note = { ...other, kind: 'note' } as const
  expect(withWordsOf(kept, note).kind).toBe('note')
  expect(withWordsOf(note, kept).kind).toBe('note')
})
