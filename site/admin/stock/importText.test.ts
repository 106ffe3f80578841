import { expect, it } from 'vitest'
import { groupHints } from './importText.ts'

it('says the same about many rows once, and names the first of them', () => {
  const hint = (row: number) => ({ row, column: 'VK', value: String(row), message: 'Formel' })
  const sum = { row: 3, column: '', value: 'Summe', message: 'Die Zeile wird übergangen' }
  expect(groupHints([...[1, 2, 4, 5, 6, 7, 8].map(hint), sum])).toEqual([
    { rows: 'Zeilen 1, 2, 4, 5, 6 und 2 weitere', text: 'VK – Formel' },
    { rows: 'Zeile 3', text: '„Summe“ – Die Zeile wird übergangen' },
  ])
})
