import { describe, expect, it } from 'vitest'
import { pageOf, SHOWN_MACHINES } from './result-page.ts'

const machines = Array.from({ length: SHOWN_MACHINES * 2 + 1 }, (_, index) => index)
const read = (query: string) => pageOf(machines, new URLSearchParams(query))

describe('the pages of the adviser’s machines', () => {
  it('show every machine once', () => {
    const shown = [1, 2, 3].flatMap((page) => read(`last=2+t&seite=${page}`).shown)
    expect(shown).toEqual(machines)
  })

  it('keep the answers in their addresses, the first one without a number', () => {
    const { addressOf } = read('last=2+t&seite=2')
    expect(addressOf(1)).toBe('/staplerberater?last=2+t#ergebnis')
    expect(addressOf(3)).toBe('/staplerberater?last=2+t&seite=3#ergebnis')
  })

  it.each([
    ['', 1],
    ['seite=0', 1],
    ['seite=x', 1],
    ['seite=1.5', 1],
    ['seite=99', 3],
  ])('answer %j with page %i', (query, page) => {
    expect(read(query).page).toBe(page)
  })

  it('are one where there is no machine', () => {
    expect(pageOf([], new URLSearchParams())).toMatchObject({ shown: [], page: 1, totalPages: 1 })
  })
})
