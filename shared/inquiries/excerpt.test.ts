import { expect, it } from 'vitest'
import { excerpt } from './excerpt.ts'

const HEAD = 'Am 27.11.26 um 09:12 schrieb ElbStapler\n<post@elbstapler.example>:'

it.each([
  ['inside the quote', `${HEAD}\n> Guten Tag,\n> wann passt es Ihnen?\nMontag um neun.`],
  ['below it', `${HEAD}\n\n> Wann passt es?\n\nHallo,\n\nMontag um neun.`],
  ['above it', `Guten Tag,\nMontag um neun.\n${HEAD}\n> Wann passt es?`],
  ['below one in English', 'On 27 Nov 2026, Sales wrote:\n> When?\nMontag um neun.'],
])('shows what the customer says %s', (_, text) => {
  expect(excerpt(text).trim()).toBe('Montag um neun.')
})

it.each([
  'Am 3. November schrieb ich Ihnen:\nEs fehlt der Lastarm.',
  'Am Montag passt es.\nAm Dienstag auch.',
  '> nur zitiert',
])('leaves alone what is no quote, and what is nothing else: %s', (text) => {
  expect(excerpt(text)).toBe(text)
})

it('keeps the rest of a letter that begins with a day', () => {
  expect(excerpt(`Am 27. passt es.\n${HEAD}\n> Wann?`).trim()).toBe('Am 27. passt es.')
})
