import { expect, it } from 'vitest'
import { machine } from '../testing/product.ts'
import { readSentence } from './read-sentence.ts'

const plain = { ...machine, title: 'Still RX', description: '', specifications: {} }
const finds = (search: string, said: Partial<typeof machine>) => {
  const listed = { ...plain, ...said }
  return readSentence(search, [listed], []).fits(listed)
}

const searches = [
  ...['3-Rad', '3 Rad', '3Rad', '3‑Rad', 'Dreirad', 'Dreiradstapler', '3-Rad-Stapler'],
  ...['dreirädriger Stapler', '3 Räder', 'Elektro-Dreirad'],
  ...['drei Rad', '2x Dreirad', 'zwei 3-Rad-Stapler'],
]
const machines: Partial<typeof machine>[] = [
  ...['3-Rad', '3 Rad', '3Rad', 'Dreirad', 'Elektro-Dreiradstapler', '3-rädrig'].map((said) => ({
    title: `Still RX 20 ${said}`,
  })),
  { specifications: { Bauart: '3-Rad-Frontstapler' } },
  { description: 'Wendiger 3 Rad Stapler' },
  { description: 'Fährt auf drei Rädern' },
]

it.each(searches)('finds machines with three wheels however they say it: %s', (search) => {
  for (const said of machines) expect([said, finds(search, said)]).toEqual([said, true])
  for (const said of ['4-Rad', 'Vierradstapler', 'RX 3, Radstand kurz', 'drei Radlader'])
    expect([said, finds(search, { description: said })]).toEqual([said, false])
})

it.each(['4-Rad', '4 Rad', 'Vierrad', 'vierrädrig'])('and those with four: %s', (search) => {
  expect(finds(search, { title: 'Still 4 Rad' })).toBe(true)
  expect(finds(search, { title: 'Still Vierradstapler' })).toBe(true)
  expect(finds(search, { title: 'Still 3-Rad' })).toBe(false)
})
