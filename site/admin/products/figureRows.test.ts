import { expect, it } from 'vitest'
import { figureKeys } from '../../../shared/figures/registry.ts'
import { machine } from '../../../shared/testing/product.ts'
import { emptyRow, FIGURE_ROWS, fillRows, readingOf, toRows, withUnit } from './figureRows.ts'
import { newProduct, productForm, toFormValues } from './productForm.ts'

const saved = (specifications: Record<string, string>) => {
  const { specifications: rows } = toFormValues({ ...machine, specifications })
  return productForm.shape.specifications.parse(rows)
}

it('has a field for each figure, under the name that the dealer has given it', () => {
  const rows = toRows({ Farbe: 'Gelb', Tragfähigkeit: '3 t', Tragkraft: '3.000 kg' })
  expect(rows).toHaveLength(FIGURE_ROWS + 2)
  expect(rows[figureKeys.indexOf('capacity')]).toEqual({
    name: 'Tragfähigkeit',
    value: '3 t',
    figure: 'capacity',
  })
  expect(rows.slice(FIGURE_ROWS).map(({ name }) => name)).toEqual(['Farbe', 'Tragkraft'])
  expect(newProduct.specifications.at(-1)).toEqual(emptyRow)
})

it('saves what it was opened with, and no field that is empty', () => {
  const specifications = { Farbe: 'Gelb', 'Hubhöhe (m)': '4,5', Tragkraft: 'auf Anfrage' }
  expect(saved(specifications)).toEqual(specifications)
  expect(saved({})).toEqual({})
})

it('fills fields from a type sheet, writes out the unit of a name, and adds the rest once', () => {
  const pasted = [
    { name: 'Tragkraft (t)', value: '2,5' },
    { name: 'Bauhöhe', value: 'ca. 2,05 m' },
    { name: 'Farbe', value: 'Rot' },
  ]
  const rows = fillRows(toRows({ Farbe: 'Gelb' }), pasted)
  expect(rows[figureKeys.indexOf('capacity')]?.value).toBe('2.500\u00a0kg')
  expect(rows[figureKeys.indexOf('closedHeight')]?.value).toBe('ca. 2,05 m')
  expect(rows.slice(FIGURE_ROWS)).toEqual([{ name: 'Farbe', value: 'Rot' }])
})

it('says how a text is read, and what is expected where it is not', () => {
  expect(readingOf('capacity', '2,5 t').hint).toBe('Gelesen als 2.500\u00a0kg')
  expect(readingOf('capacity', '2.500 kg')).toEqual({ isRead: true, hint: '' })
  expect(readingOf('capacity', 'viel')).toMatchObject({ isRead: false })
  expect(withUnit('capacity', '2500')).toBe('2.500\u00a0kg')
  expect(withUnit('capacity', '2,5 t')).toBe('2,5 t')
})
