import { expect, it } from 'vitest'
import { columnOfTarget, targetOf } from './columns.ts'
import { columnsOfField } from './fields.ts'

const categories = { nameOf: () => '', idOf: () => null, all: [] }
const read = (field: 'title' | 'description', cell: string) =>
  columnsOfField(field)[0]?.read(cell, true, undefined, categories)

it('takes a title that a spreadsheet has broken by hand as one line, and says so', () => {
  expect(read('title', 'Linde\r\nH25')).toEqual({
    value: 'Linde H25',
    hint: 'Steht in einer Zeile: „Linde H25“',
  })
  expect(read('title', ' Linde H25\n')).toEqual({ value: 'Linde H25' })
})

it('leaves a description its lines', () => {
  expect(read('description', 'Linde\nH25')).toEqual({ value: 'Linde\nH25' })
})

it('names a specification in one line, however its header is broken', () => {
  const column = columnOfTarget('Weitere: Lack\nzustand')
  expect(column && targetOf(column)).toBe('Weitere: Lack zustand')
})
