import { expect, it } from 'vitest'
import { sharedStart } from './MachineName.tsx'

it('tells what a name has in common with others, in whole words', () => {
  const names = ['Linde H30D Triplex', 'Linde H30D Duplex', 'Linde H35', 'Still RX 20', 'Linde H35']
  const shared = names.map((name) => name.slice(0, sharedStart(name, names)))
  expect(shared).toEqual(['Linde H30D ', 'Linde H30D ', 'Linde ', '', 'Linde '])
  expect(sharedStart('Linde', ['Linde'])).toBe(0)
})
