import { expect, it } from 'vitest'
import { paths } from '../../../shared/addresses/paths.ts'
import { machineOfLabel } from './labelCode.ts'

it('reads the machine of a label, and leaves other codes to the search', () => {
  expect(machineOfLabel(`https://stapler.example${paths.adminYard(42)}`)).toBe(42)
  for (const other of ['L-1042', '42', 'https://stapler.example/produkt/42', ''])
    expect(machineOfLabel(other)).toBeNull()
})
