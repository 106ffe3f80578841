import type { StoredProduct } from '../product/product.ts'
import { categoryNames } from '../stock/category-names.ts'
import { columnOfHeader } from '../stock/columns.ts'
import { readRow, type StockCell } from '../stock/rows.ts'
import type { Cell } from '../tables/table-cell.ts'
import { storedMachine } from './product.ts'

export const categories = categoryNames([
  { id: 1, name: 'Dieselstapler', slug: 'diesel' },
  { id: 2, name: 'Elektro', slug: 'elektro-stapler' },
  { id: 3, name: 'Elektro', slug: 'alt' },
  { id: 4, name: 'diesel', slug: 'neu' },
])

/** A known machine with figures of several spellings. */
export const machine: StoredProduct = {
  ...storedMachine,
  title: 'Linde H25',
  model: 'H25',
  year: 2020,
  stockNumber: '0012',
  rent: { day: 90, week: 400 },
  location: 'Köln',
  description: 'a\r\nb',
  images: ['/uploads/a.webp'],
  featured: true,
  status: 'inactive',
  serialNumber: 'G4X',
  specifications: {
    'Tragkraft (t)': '2,5',
    Mast: 'Triplex mit Freihub',
    Tragfähigkeit: '3 t',
    Farbe: 'rot',
  },
}

/** The cells of a row by their headings. */
export const cellsOf = (row: Record<string, Cell | undefined>): StockCell[] =>
  Object.entries(row).flatMap(([header, cell]) => {
    const column = columnOfHeader(header)
    return column ? [[column, cell] as const] : []
  })
/** What a row says of the known machine. */
export const change = (row: Record<string, Cell | undefined>) =>
  readRow(cellsOf(row), machine, categories)
export const patchOf = (row: Record<string, Cell | undefined>) => change(row).patch
export const specificationsOf = (row: Record<string, Cell>) =>
  Object.entries(patchOf(row).specifications ?? {})
export const problemOf = (row: Record<string, Cell>) =>
  change(row).problems.map(({ column, message }) => `${column.header}: ${message}`)
