import { Form, TestMemoryRouter } from 'react-admin'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, expectTypeOf, it } from 'vitest'
import type { VisibleField } from '../../../shared/product/english.ts'
import { amount, flag, line } from '../../../shared/product/field-kinds.ts'
import { productFields } from '../../../shared/product/fields.ts'
import { plainColumns } from '../../../shared/stock/fields.ts'
import { storedMachine } from '../../../shared/testing/product.ts'
import { partOf } from '../../../shared/values/records.ts'
import { plainText } from './describeField.ts'
import { PlainInput } from './FieldInput.tsx'
import { furtherFields } from './MasterData.tsx'

/** The table with three entries more. */
const fields = {
  ...productFields,
  colour: line(40, { label: 'Farbe', tells: 'shop', seenBy: 'visitors', help: 'Wie lackiert' }),
  deposit: amount({ label: 'Kaution', tells: 'shop', seenBy: 'staff' }),
  crane: flag({ label: 'Kranöse', tells: 'shop', seenBy: 'visitors' }),
}
const { colour, deposit, crane } = fields

it('gives a new field its label and an input among the master data', () => {
  expect(furtherFields(fields)).toEqual(['colour', 'deposit', 'crane'])
  const form = renderToStaticMarkup(
    <TestMemoryRouter>
      <Form record={{ colour: 'Rot', deposit: 500, crane: true }}>
        {furtherFields(fields).map((name) => (
          <PlainInput key={name} source={name} about={fields[name]} />
        ))}
      </Form>
    </TestMemoryRouter>,
  )
  const inputs = form.replace(/<style.*?<\/style>/g, '')
  const labels = ['Farbe', 'Wie lackiert', 'Kaution', '€', 'Kranöse']
  expect(labels.filter((label) => !inputs.includes(`>${label}<`))).toEqual([])
  expect(inputs).toMatch(/name="colour"[^>]*value="Rot"/)
  expect(inputs).toMatch(/name="deposit"[^>]*value="500"/)
  expect(inputs).toMatch(/type="checkbox"[^>]*checked=""/)
})

it('gives it a column of tables, which is written and read by its kind', () => {
  const columns = plainColumns(fields)
  const machine = { ...storedMachine, colour: 'Rot', deposit: 500, crane: true }
  const categories = { nameOf: () => '', idOf: () => null, all: [] }
  const columnOf = (name: 'colour' | 'deposit' | 'crane', cell: string) =>
    columns[name].map(({ header, write, read }) => [
      header,
      write(machine, categories),
      read(cell, true, undefined, categories),
    ])
  expect(columnOf('colour', ' RAL 2004 ')).toEqual([['Farbe', 'Rot', { value: 'RAL 2004' }]])
  expect(columnOf('deposit', '1.500 €')).toEqual([['Kaution (€)', 500, { value: 1500 }]])
  expect(columnOf('crane', 'x')).toEqual([['Kranöse', true, { value: true }]])
})

it('names it in the history by its label, in words of its kind', () => {
  const after = { colour: 'Rot', deposit: 500, crane: true }
  expect(partOf(fields, 'label')).toMatchObject({ colour: 'Farbe', deposit: 'Kaution' })
  expect(plainText(colour, after.colour)).toBe('Rot')
  expect(plainText(deposit, after.deposit)).toBe('500\u00a0€')
  expect(plainText(crane, after.crane)).toBe('Ja')
})

it('does not compile without a label or without what it tells about persons', () => {
  // @ts-expect-error Property 'tells' is missing
  expect(line(40, { label: 'Farbe', seenBy: 'visitors' })).not.toHaveProperty('tells')
  // @ts-expect-error Property 'label' is missing
  expect(flag({ tells: 'shop', seenBy: 'visitors' })).not.toHaveProperty('label')
})

it('asks for its name in English where visitors see it', () => {
  expectTypeOf<VisibleField<typeof fields>>().toEqualTypeOf<VisibleField | 'colour' | 'crane'>()
})
