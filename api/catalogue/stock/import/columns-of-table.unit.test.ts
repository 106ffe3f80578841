import { expect, it } from 'vitest'
import { columnsOfTable } from './columns-of-table.ts'

it('reads all columns of pictures as one list, in their order', () => {
  const header = ['Bild 1', 'Titel', 'Bild 2', 'Bild 3']
  const { of, ignored } = columnsOfTable({ header, start: [] }, {}, {}, () => false)
  expect(ignored).toEqual([])
  const picturesOf = (cells: (string | undefined)[]) =>
    of(cells).filter(([{ field }]) => field === 'images')
  expect(picturesOf(['a 1.jpg', 'x', '', 'b.jpg'])).toMatchObject([
    [{ header: 'Bild 1' }, 'a 1.jpg\n\nb.jpg'],
  ])
  expect(picturesOf([undefined, 'x'])).toMatchObject([[{ header: 'Bild 1' }, undefined]])
})

it('knows by unmistakable numbers whose marks the others of a table have', () => {
  const header = ['Stunden', 'Preis (€)', 'Tragkraft (t)']
  const marks = (...rows: string[][]) =>
    columnsOfTable({ header, start: rows.map((cells) => ({ cells })) }, {}, {}, () => false)
      .of(header)
      .map(([column]) => column.marks)
  expect(marks(['7,450', '12,900.00', '2.5'])).toEqual(['english', 'english', 'english'])
  expect(marks(['7.450,5', '12,900.00', '2.5'])).toEqual(['german', 'english', undefined])
  expect(marks(['7.450', '28.500', '2.5'])).toEqual([undefined, undefined, undefined])
})

const ignored = (header: string[], mapping = {}) =>
  columnsOfTable({ header, start: [] }, mapping, {}, () => false).ignored

it('leaves a vague heading to the one that says it plainly, wherever that stands', () => {
  const header = ['Info', 'Jahr', 'Netto', 'Bemerkung', 'Baujahr', 'VK']
  expect(ignored(header)).toEqual(['Info', 'Jahr', 'Netto'])
  expect(ignored(['Info', 'Jahr', 'Netto'])).toEqual([])
  expect(ignored(['Info', 'Bemerkung'], { Info: 'note' })).toEqual(['Bemerkung'])
})

it('reads „Nr.“ as the stock number, unless it counts the rows or another column is that', () => {
  const read = (column: (string | number)[], header = ['Nr.', 'Titel'], mapping = {}) =>
    columnsOfTable(
      { header, start: column.map((cell) => ({ cells: [cell] })) },
      mapping,
      {},
      () => false,
    ).columns[0]?.readAs
  expect(read(['L-1', 'L-2'])).toBe('stockNumber')
  expect(read([101, 102, 103])).toBe('stockNumber')
  expect(read([2026, 'Nr.', 1, 2, 'Diesel', '1', '2', 3])).toBeNull()
  expect(read([1, 2], ['Nr.', 'Titel'], { 'Nr.': 'stockNumber' })).toBe('stockNumber')
  expect(read(['L-1'], ['Nr.', 'Lagernummer'])).toBeNull()
})
