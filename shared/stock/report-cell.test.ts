import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyStock } from '../testing/stock.ts'
import { readReportCell, reportCell } from './report-cell.ts'

describe('a report of a machine in a table', () => {
  it('reads as it was written, whatever its parts and remarks are', () => {
    fc.assert(
      fc.property(anyStock, (machines) => {
        for (const { conditionReport, conditionAt } of machines) {
          const cell = reportCell({ conditionReport, conditionAt })
          const value = conditionReport ?? (cell === null ? null : [])
          expect(readReportCell(cell, true)).toEqual({ value, also: { conditionAt } })
        }
      }),
    )
  })

  it('may be typed as people write it', () => {
    expect(
      readReportCell('Geprüft am 3.2.2026\nMast: 2\nGabeln : 4, rechts verschlissen', true),
    ).toEqual({
      also: { conditionAt: '2026-02-03' },
      value: [
        { part: 'Mast', mark: 2, note: '' },
        { part: 'Gabeln', mark: 4, note: 'rechts verschlissen' },
      ],
    })
  })

  it.each([['gut'], ['Mast'], ['Geprüft am 31.2.2026\nMast: 2']])(
    'is refused as %j, with a sentence',
    (cell) => {
      expect(readReportCell(cell, true)).toEqual({ problem: expect.stringContaining('„') })
    },
  )
})
