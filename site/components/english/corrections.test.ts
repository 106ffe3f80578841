import { expect, it } from 'vitest'
import { meantInEnglish } from './corrections.ts'

const categories = [
  { name: 'Schubmaststapler', nameEn: 'Reach trucks' },
  { name: 'Kompaktstapler', nameEn: '' },
]

it.each([
  ['Elektro', 'Electric'],
  ['Treibgas (LPG)', 'LPG'],
  ['Generalüberholt', 'Refurbished'],
  ['Schubmaststapler', 'Reach trucks'],
  ['Jungheinrich', 'Jungheinrich'],
  ['truck', 'truck'],
])('says in English that a word was taken for %s', (meant, label) => {
  expect(meantInEnglish(meant, categories)).toEqual({ label, isGerman: false })
})

it('marks the name of a category that has none in English as German', () => {
  expect(meantInEnglish('Kompaktstapler', categories)).toEqual({
    label: 'Kompaktstapler',
    isGerman: true,
  })
})
