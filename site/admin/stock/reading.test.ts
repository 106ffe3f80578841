import { expect, it } from 'vitest'
import type { ImportReport } from '../../../shared/stock/import.ts'
import {
  columnOfCell,
  corrected,
  isAnythingOpen,
  isLikely,
  openFields,
  pickedFrom,
  readingOf,
  tidied,
  withColumn,
} from './reading.ts'

const report: ImportReport = {
  ...{ rows: 2, created: 0, changed: 0, unchanged: 0, failed: 2, ignored: [] },
  ...{ pictures: 0, foreignPictures: 0, failedPictures: [], unusedPictures: [], gone: [] },
  columns: [
    { header: 'Gruppe', readAs: 'categoryId' },
    { header: 'Antrieb', readAs: 'drive' },
  ],
  samples: [],
  fixed: {},
  isRemembered: false,
  table: { sheets: [], sheet: null, headerRow: 1, start: [] },
  sections: [],
  unknownWords: { Gruppe: ['Frontstapler'], Antrieb: ['Wasser'] },
  understood: { sections: {}, words: {} },
  missing: ['location'],
  ...{ noStockNumber: false, similar: [], failing: [], errors: [], hints: [], changes: [] },
}
const reading = readingOf(report)
const words = { Gruppe: { Frontstapler: 'Dieselstapler' } }
const fixed = { location: 'Celle' }

it('knows what a row lacks, in its own column and in one that the file does not have', () => {
  expect(columnOfCell(report, 'Gruppe')).toMatchObject({ header: 'Gruppe', field: 'categoryId' })
  expect(columnOfCell(report, 'Kategorie')).toMatchObject({ field: 'categoryId' })
  expect(columnOfCell(report, 'Quatsch')).toBeNull()
})

it('goes on once everything is chosen that new machines need', () => {
  expect(isAnythingOpen(report)).toBe(true)
  expect(isAnythingOpen(report, { ...reading, words })).toBe(true)
  expect(isAnythingOpen(report, { ...reading, words, fixed })).toBe(false)
  // A machine without a category cannot come in.
  const none = { Gruppe: { Frontstapler: '' } }
  expect(isAnythingOpen(report, { ...reading, words: none, fixed })).toBe(true)
  expect(isAnythingOpen({ ...report, sections: ['E'] }, { ...reading, words, fixed })).toBe(true)
})

it('has a category for all at hand from the start where a list has no headings, and demands none', () => {
  const bare = { ...report, rows: 0, missing: [], table: { ...report.table, headerRow: 0 } }
  expect(isLikely(bare, 'categoryId')).toBe(true)
  expect(isLikely(report, 'categoryId')).toBe(false)
  expect(openFields(bare, { ...reading, words })).toEqual([])
})

it('forgets what the words of a column meant once it is read as something else', () => {
  const other = withColumn({ ...reading, words }, 'Gruppe', 'drive')
  expect(other).toMatchObject({ columns: { Gruppe: 'drive', Antrieb: null }, words: {} })
})

it('sends nothing that is empty or said by a column', () => {
  const all = { ...reading, fixed: { categoryId: 'Dieselstapler', location: ' ', status: 'Aktiv' } }
  expect(tidied(all).fixed).toEqual({ status: 'Aktiv' })
})

it('keeps what was mended in a row when another of its cells is, and takes a row in again', () => {
  const first = corrected({}, { 2: { Preis: '900' }, 3: null })
  expect(corrected(first, { 2: { Status: 'Aktiv' }, 3: {}, 4: null })).toEqual({
    2: { Preis: '900', Status: 'Aktiv' },
    3: {},
    4: null,
  })
})

it('takes from a saved reading what there still is', () => {
  const saved = {
    columns: { Gruppe: null, Alt: 'price' },
    fixed,
    sections: { Diesel: 'Dieselstapler', Alt: 'Gelöscht', Rest: '' },
    words: { Antrieb: { LPG: 'Treibgas (LPG)', Wasser: 'Gelöscht' } },
  }
  expect(pickedFrom(saved, reading, ['Dieselstapler'])).toEqual({
    columns: { Gruppe: null, Antrieb: 'drive' },
    fixed,
    sections: { Diesel: 'Dieselstapler', Rest: '' },
    words: { Antrieb: { LPG: 'Treibgas (LPG)' } },
  })
})
