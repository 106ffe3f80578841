import { expect, it } from 'vitest'
import { categoryNames } from './category-names.ts'

const named = (...names: string[]) =>
  categoryNames(names.map((name, index) => ({ id: index + 1, name, slug: `k-${index + 1}` })))

it.each([
  ['Elektro', 1],
  ['E-Stapler', 1],
  ['Elektro-Gabelstapler', 1],
  ['Dieselstapler', 2],
  ['Diesel', 2],
  ['Schubmast', 3],
  ['Schubmaststapler', 3],
  ['Gasstapler', 4],
  ['LPG', 4],
  ['Frontstapler', null],
  ['Benziner', null],
  ['stapler', null],
])('„%s“ is a category where it names exactly one in the words of the trade', (text, id) => {
  const { idOf } = named('Elektrostapler', 'Dieselstapler', 'Schubmaststapler', 'Treibgasstapler')
  expect(idOf(text)).toBe(id)
})

it('is not guessed where a word could mean two, unless one is called so', () => {
  expect(named('Treibgasstapler', 'Erdgasstapler').idOf('Gasstapler')).toBeNull()
  expect(named('Treibgasstapler', 'Gasstapler').idOf('Gasstapler')).toBe(2)
  expect(named('Elektrostapler', 'Elektro-Stapler').idOf('Elektro')).toBeNull()
})
