import { expect, it } from 'vitest'
import type { BulkEditReport } from '../../../../shared/catalogue/bulk-edit.ts'
import { changedMeanwhile } from './changedMeanwhile.ts'

const report = (of: Partial<BulkEditReport>): BulkEditReport => ({
  id: null,
  label: 'Standort: Bremen',
  plan: '',
  changed: of.changes?.length ?? 0,
  unchanged: 0,
  failed: of.left?.length ?? 0,
  changes: [],
  left: [],
  ...of,
})
const moved = (id: number, title: string, from = 'Hamburg') => ({
  id,
  title,
  fields: { location: [from, 'Bremen'] as [unknown, unknown] },
})

it('names what has become another one, went out of reach, or is as wanted by now', () => {
  const seen = report({
    changes: [moved(1, 'Linde'), moved(2, 'Still'), moved(3, 'Crown'), moved(4, 'Hyster')],
  })
  const now = report({
    changes: [moved(1, 'Linde'), moved(2, 'Still', 'Kiel')],
    left: [{ id: 3, title: 'Nummer 3', reason: 'Wurde inzwischen gelöscht' }],
  })
  expect(changedMeanwhile(seen, now)).toEqual(['Still', 'Crown', 'Hyster'])
  expect(changedMeanwhile(now, seen)).toEqual(['Still', 'Nummer 3', 'Hyster'])
})

it('takes none for changed that is only listed no more', () => {
  const seen = report({ changes: [moved(1, 'Linde')], changed: 300 })
  const now = report({ changes: [moved(2, 'Still')], changed: 299 })
  expect(changedMeanwhile(seen, now)).toEqual([])
})
