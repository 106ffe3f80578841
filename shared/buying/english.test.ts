import { expect, it } from 'vitest'
import { machine } from '../testing/product.ts'
import { englishLocationNote, englishViewing, englishWarrantyLine, exWorks } from './english.ts'

const used = { ...machine, grade: 'A' as const }
const terms = (months: number, scope: string) => ({
  new: null,
  A: { months, scope },
  B: null,
  C: null,
})

it('says what the dealer answers for, and marks what he says in his own words', () => {
  expect(englishWarrantyLine(used, terms(6, 'auf Antrieb und Hydraulik'))).toEqual([
    { text: 'Warranty: 6 months on drive train and hydraulics', isGerman: false },
  ])
  expect(englishWarrantyLine(used, terms(1, 'auf alles, was sich dreht'))).toEqual([
    { text: 'Warranty: 1 month', isGerman: false },
    { text: 'auf alles, was sich dreht', isGerman: true },
  ])
  expect(englishWarrantyLine(used, terms(0, ''))).toEqual([
    { text: 'No warranty', isGerman: false },
  ])
  expect(englishWarrantyLine({ ...used, status: 'sold' }, terms(6, ''))).toEqual([])
  expect(englishWarrantyLine(used, null)).toEqual([])
})

it('says where a machine stands and how it can be seen there', () => {
  const places = { city: 'Hamburg', locations: [{ name: 'Stade', kind: 'partner' as const }] }
  expect(exWorks('Hamburg ')).toBe('ex works Hamburg')
  expect(englishLocationNote('hamburg', places)).toBe('on our own premises')
  expect(englishLocationNote('Celle', places)).toBeNull()
  expect(englishViewing('Stade', places)).toContain('at a partner company in Stade')
  expect(englishViewing('Celle', places)).toContain('Location of this machine: Celle')
})
