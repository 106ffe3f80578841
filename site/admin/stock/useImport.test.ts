import { expect, it } from 'vitest'
import { isOwnExport } from './useImport.ts'

const columns = (...headers: [header: string, readAs: string | null][]) => ({
  columns: headers.map(([header, readAs]) => ({ header, readAs })),
})

it('knows our own export by its headings, so that it needs no look at the columns', () => {
  expect(
    isOwnExport(
      columns(['ID', 'id'], ['Hubhöhe (mm)', 'liftHeight'], ['Weitere: Farbe', 'Weitere: Farbe']),
    ),
  ).toBe(true)
  expect(isOwnExport(columns(['ID', 'id'], ['VK netto', 'price']))).toBe(false)
  expect(isOwnExport(columns(['ID', 'id'], ['Titel', null]))).toBe(false)
  expect(isOwnExport(columns())).toBe(false)
})
