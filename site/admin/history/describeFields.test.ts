import { expect, it } from 'vitest'
import { home } from '../../../shared/texts/home.ts'
import { pageTexts } from '../../../shared/texts/index.ts'
import { rental } from '../../../shared/texts/rental.ts'
import { terms } from '../../../shared/texts/terms.ts'
import { describeFields } from './describeFields.ts'

const { hero, services } = home.template

it('names each text that differs by the titles of the form, and no other', () => {
  const after = { ...hero, title: 'Stapler, die *passen*' }
  expect(describeFields(home.content)('hero', hero, after)).toEqual([
    { label: 'Oben auf der Seite › Überschrift', before: hero.title, after: after.title },
  ])
})

it('counts the entries of a list, and names what was chosen', () => {
  const list = services.list.map((entry, index) =>
    index === 1 ? { ...entry, icon: 'clock' } : entry,
  )
  expect(describeFields(home.content)('services', services, { ...services, list })).toEqual([
    { label: 'Leistungen › 2. Eintrag › Symbol', before: 'Lastwagen', after: 'Uhr' },
  ])
  const [first, ...others] = rental.template.useCases.rows
  const useCases = { ...rental.template.useCases, rows: [{ ...first, use: 'Ernte' }, ...others] }
  expect(
    describeFields(rental.content)('useCases', rental.template.useCases, useCases),
  ).toMatchObject([{ label: 'Einsatzfälle › Zeilen › 1. Eintrag › Spalte 1', after: 'Ernte' }])
})

it('shows of a long text the paragraphs that differ', () => {
  const { body } = terms.template
  const text = body.text.replace('Es gilt deutsches Recht', 'Es gilt unser Recht')
  const [line, ...others] = describeFields(terms.content)('body', body, {
    text: `${text}\n\nEin Nachsatz.`,
  })
  expect(others).toEqual([])
  expect(line?.label).toBe('Inhalt › Text')
  expect(line?.before).toMatch(/^\S[^§]*deutsches Recht/)
  expect(line?.after).toMatch(/unser Recht[\s\S]*Ein Nachsatz\.$/)
})

it('has a label of its own for each text of each page', () => {
  for (const form of pageTexts)
    for (const [section, content] of Object.entries(form.template)) {
      const texts = JSON.stringify(content).match(/:"(?!")|\["/g)
      expect(describeFields(form.content)(section, null, content), section).toHaveLength(
        texts?.length ?? 0,
      )
    }
})
