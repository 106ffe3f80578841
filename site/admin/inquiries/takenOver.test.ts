import { expect, it } from 'vitest'
import type { PersonName } from '../../../shared/persons/person.ts'
import { recognised, searchFor, takenOver } from './takenOver.ts'

const anton: PersonName = {
  key: 'a',
  name: 'Anton Zentrale',
  company: 'Kühlhaus Nord',
  emails: ['anton@nord.example'],
  phones: ['040 5000', '0171 99'],
}
const berta: PersonName = { ...anton, key: 'b', name: 'Berta', emails: ['berta@nord.example'] }
const nothing = { name: '', company: '', email: '', phone: '' }

it('looks for a number once it may be whole, and else for an address', () => {
  expect(searchFor({ phone: '040', email: '' })).toBe('')
  expect(searchFor({ phone: '040 50 00', email: 'anton@nord.example' })).toBe('040 50 00')
  expect(searchFor({ phone: '', email: 'anton@nord' })).toBe('')
  expect(searchFor({ phone: '04', email: ' anton@nord.example' })).toBe('anton@nord.example')
})

it('knows a number in any spelling, and whom of a switchboard an address names', () => {
  const both = [anton, berta]
  expect(recognised(both, { phone: '+49 (0)40/5000', email: '' })).toEqual(both)
  expect(recognised(both, { phone: '040 500', email: '' })).toEqual([])
  expect(recognised(both, { phone: '040 5000', email: 'Berta+x@nord.example' })).toEqual([berta])
  expect(recognised(both, { phone: '040 5000', email: 'neu@nord.example' })).toEqual(both)
  expect(recognised(both, { phone: '', email: 'ANTON@nord.example' })).toEqual([anton])
})

it('takes over the rest, never over what was typed, and takes back what was somebody else’s', () => {
  const typed = { ...nothing, phone: '04050 00', name: 'A. Zentrale' }
  const filled = takenOver(typed, {}, anton)
  expect(filled).toEqual({ company: 'Kühlhaus Nord', email: 'anton@nord.example' })
  const shown = { ...typed, ...filled, company: 'Kühlhaus Süd' }
  expect(takenOver(shown, filled, berta)).toEqual({ email: 'berta@nord.example' })
  expect(takenOver(shown, filled, undefined)).toEqual({ email: '' })
})
