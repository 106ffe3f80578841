import { expect, it } from 'vitest'
import type { Cell } from '../tables/table-cell.ts'
import { categoryNames } from './category-names.ts'
import { columnOfHeader, columnOfMapped, targetOf } from './columns.ts'
import { readRow } from './rows.ts'

const reading = (header: string, target: string, cell: Cell) => {
  const column = columnOfMapped(header, target)
  const { patch, problems, hints } = readRow(
    column ? [[column, cell]] : [],
    null,
    categoryNames([]),
  )
  return {
    texts: Object.values(patch.specifications ?? {}),
    problems: problems.map(({ message }) => message),
    hints: hints.map(({ message }) => message),
  }
}

it.each<[string, string, Cell, string, string]>([
  ['Capacity (lbs)', 'capacity', '5,000', '2.268 kg', '5,000 lbs'],
  ['Capacity (lbs)', 'capacity', 5000, '2.268 kg', '5000 lbs'],
  ['Capacity [lb.]', 'capacity', '5000 lb', '2.268 kg', '5000 lb'],
  ['Lift height (in)', 'liftHeight', '189', '4.801 mm', '189 in'],
  ['Lift height (in)', 'liftHeight', '189.5', '4.813 mm', '189.5 in'],
  ['Hubhöhe in Zoll', 'liftHeight', '189,5', '4.813 mm', '189,5 Zoll'],
  ['Hubhöhe ft', 'liftHeight', 15, '4.572 mm', '15 ft'],
  ['Leistung (PS)', 'power', '50', '36,8 kW', '50 PS'],
  ['Weight (lbs)', 'weight', 4409.245, '2.000 kg', '4409,245 lbs'],
  ...[`13' 6"`, `13'6"`, '13’ 6”', '13′ 6″', '13 ft 6 in', '13 ft. 6'].map(
    (cell): [string, string, Cell, string, string] => [
      ...(['Hubhöhe (mm)', 'liftHeight', cell, '4.115 mm', cell] as const),
    ],
  ),
  ['Lift height (in)', 'liftHeight', "13'", '3.962 mm', "13'"],
  ['Bauhöhe', 'closedHeight', '83.5”', '2.121 mm', '83.5”'],
  ['Tragkraft', 'capacity', '5.000 lbs', '2.268 kg', '5.000 lbs'],
])('turns the unit of another country into that of the figure, and says so: %s %j', (...row) => {
  const [header, target, cell, text, typed] = row
  expect(reading(header, target, cell)).toEqual({
    texts: [text],
    problems: [],
    hints: [`„${typed}“ ist als ${text} gelesen`],
  })
})

it.each([
  ['Capacity (tons)', 'capacity', 'tons', 'kg'],
  ['Batterie (kWh)', 'batteryCapacity', 'kWh', 'Ah'],
  ['Höhe (kg)', 'closedHeight', 'kg', 'mm'],
])(
  'refuses a bare number of a unit that a figure cannot have: %s',
  (header, target, typed, unit) => {
    const { texts, problems } = reading(header, target, '2200')
    expect(texts).toEqual([])
    expect(problems).toEqual([expect.stringContaining(`„${typed}“`)])
    expect(problems[0]).toContain(` in ${unit}`)
    expect(reading(header, target, `2200 ${unit}`).problems).toEqual([])
  },
)

it('takes the unit of a header whose other words nobody knows', () => {
  expect(reading('Last (t)', 'capacity', '0,9')).toMatchObject({ texts: ['900 kg'], hints: [] })
  expect(reading('Last (KG)', 'capacity', '2500')).toMatchObject({ texts: ['2.500 kg'], hints: [] })
  expect(reading('Mast hoch mm', 'liftHeight', '99')).toMatchObject({ texts: ['99 mm'] })
  expect(reading('Bauhöhe (H)', 'closedHeight', '2200')).toMatchObject({ texts: ['2.200 mm'] })
})

it.each([
  ['Capacity (lbs)', 'capacity'],
  ['Tragkraft (lbs)', 'capacity'],
  ['Lift height (in)', 'liftHeight'],
  ['Leistung (PS)', 'power'],
  ['BH (in)', null],
  ['Batteriekapazität (kWh)', null],
  ['Price (lbs)', null],
])('knows a header beside a unit that can be converted: %s', (header, target) => {
  const column = columnOfHeader(header)
  expect(column && targetOf(column)).toBe(target)
})

it.each([
  ['Tragkraft', 'capacity', 'abc'],
  ['Capacity (lbs)', 'capacity', 'siehe Typenschild'],
  ['Baujahr Batterie', 'batteryYear', 'neu'],
])('refuses what is no number in a column of numbers: %s', (header, target, cell) => {
  const { texts, problems, hints } = reading(header, target, cell)
  expect({ texts, hints }).toEqual({ texts: [], hints: [] })
  expect(problems).toEqual([
    expect.stringMatching(/^„.+“ ist als .+ nicht zu lesen: Dort steht keine Zahl\./),
  ])
})

it('leaves a number that a figure cannot have as its text, with a hint', () => {
  expect(reading('Hubhöhe', 'liftHeight', `300' 6"`)).toMatchObject({
    problems: [],
    hints: [expect.stringContaining('so auf der Website')],
  })
})
