import { expect, it } from 'vitest'
import type { MessageTemplate } from '../../../shared/inquiries/template.ts'
import type { Language } from '../../../shared/writing/language.ts'
import { byLanguage, inOtherLanguage } from './templates.ts'

const template = (id: number, language: Language): MessageTemplate => ({
  id,
  language,
  name: `Vorlage ${id}`,
  subject: '',
  text: 'Text',
  dataSheets: false,
  updatedAt: '2026-11-30T08:00:00.000Z',
})
const templates = [template(1, 'de'), template(2, 'en'), template(3, 'de')]
const ids = (found: readonly MessageTemplate[]) => found.map(({ id }) => id)

it('puts the templates of the language of an inquiry first, and keeps the others', () => {
  const { fitting, others } = byLanguage(templates, 'en')
  expect([ids(fitting), ids(others)]).toEqual([[2], [1, 3]])
  expect(ids(byLanguage(templates, 'de').fitting)).toEqual([1, 3])
})

it('says of a template in another language than the inquiry that it is', () => {
  expect(inOtherLanguage('de', 'en')).toBe(
    'Diese Vorlage ist auf Deutsch, die Anfrage auf Englisch.',
  )
  expect(inOtherLanguage('en', 'de')).toBe(
    'Diese Vorlage ist auf Englisch, die Anfrage auf Deutsch.',
  )
  expect(inOtherLanguage('en', 'en')).toBeUndefined()
})
