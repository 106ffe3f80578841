import { describe, expect, it } from 'vitest'
import { pageTitle } from './page-title.ts'

const machine = {
  title: 'Toyota 8FDF25',
  year: 2021,
  condition: 'used',
  category: { id: 1, name: 'Dieselstapler', slug: 'diesel', icon: '🚜' },
  figures: { drive: 'diesel', capacity: 2500, liftHeight: 4700 },
} as const

const titleOf = (changes: Partial<Parameters<typeof pageTitle>[0]>) =>
  pageTitle({ ...machine, ...changes }).replaceAll('\u00a0', ' ')

describe('the title of a machine’s page', () => {
  it('says what the machine is', () => {
    expect(titleOf({})).toBe('Toyota 8FDF25 Dieselstapler gebraucht, 2,5 t, 4,7 m, 2021')
  })

  it('calls a reach truck by its kind', () => {
    const category = { ...machine.category, slug: 'reach' }
    expect(titleOf({ category, figures: { drive: 'electric', liftHeight: 5900 } })).toBe(
      'Toyota 8FDF25 Schubmaststapler gebraucht, 5,9 m, 2021',
    )
  })

  it('leaves out what is not known, and what the dealer has said already', () => {
    expect(titleOf({ figures: {}, condition: 'new' })).toBe('Toyota 8FDF25 neu, 2021')
    expect(titleOf({ title: 'Dieselstapler Toyota 8FDF25' })).toBe(
      'Dieselstapler Toyota 8FDF25 gebraucht, 2,5 t, 4,7 m, 2021',
    )
  })
})
