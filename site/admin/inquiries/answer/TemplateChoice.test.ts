import { expect, it } from 'vitest'
import type { MessageDraft } from '../../../../shared/inquiries/template.ts'
import { type Fillable, withoutTemplate, withTemplate } from './TemplateChoice.tsx'

const template = (text: string, subject = '', ids: number[] = []): MessageDraft => ({
  text,
  subject,
  attachments: ids.map((productId) => ({ kind: 'dataSheet', productId })),
})
const answer = (text: string, subject = '', attachments: number[] = []): Fillable => ({
  text,
  subject,
  attachments,
})
const available = template('Ja, sie ist da.\n\nDas Blatt liegt bei.', 'Zu A-1', [7, 8])

it.each([answer(''), answer('Er kostet 28.500 Euro.', 'Preis', [7])])(
  'is what it was before once there is no template any more: %j',
  (before) => {
    const { values, filled } = withTemplate(before, null, available)
    expect(values.text).toContain(available.text)
    expect(values).toMatchObject({ subject: 'Zu A-1', attachments: [7, 8] })
    expect(withoutTemplate(values, filled)).toEqual(before)
  },
)

it('keeps what was typed below the template, and a text and a subject that were changed', () => {
  const { values, filled } = withTemplate(answer('Oben.'), null, available)
  const below = { ...values, text: `${values.text}\n\nUnten.` }
  expect(withoutTemplate(below, filled)).toEqual(answer('Oben.\n\nUnten.'))
  const changed = answer('Ja, noch ist sie da.', 'Mein Betreff', [7, 8, 9])
  expect(withoutTemplate(changed, filled)).toEqual({ ...changed, attachments: [9] })
})

it('has one template at a time: text, subject and data sheets of the former go', () => {
  const first = withTemplate(answer('Oben.'), null, available)
  const second = withTemplate(first.values, first.filled, template('Leider verkauft.'))
  expect(second.values).toEqual(answer('Oben.\n\nLeider verkauft.'))
  expect(withoutTemplate(second.values, second.filled)).toEqual(answer('Oben.'))
})

it('greets nobody below what is typed, and is taken out of there again', () => {
  const greeting = template('Guten Tag Erika Muster,\n\nja, sie ist da.')
  expect(withTemplate(answer(' '), null, greeting).values).toEqual(answer(greeting.text))
  const { values, filled } = withTemplate(answer('Gern.'), null, greeting)
  expect(values).toEqual(answer('Gern.\n\nJa, sie ist da.'))
  expect(withoutTemplate(values, filled)).toEqual(answer('Gern.'))
})

it('keeps a text that was changed with the data sheets that it speaks of, above the next one', () => {
  const { filled } = withTemplate(answer(''), null, available)
  const changed = answer('Ja, das Blatt liegt bei.', 'Zu A-1', [7, 8])
  expect(withTemplate(changed, filled, template('Bis bald.')).values).toEqual(
    answer('Ja, das Blatt liegt bei.\n\nBis bald.', '', [7, 8]),
  )
})
