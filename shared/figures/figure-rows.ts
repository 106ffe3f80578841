import { monthNumber, passageHeight } from './derived.ts'
import { choiceFilterKeys, type FilteredKey, rangeFilterKeys, searchedKeys } from './filters.ts'
import type { Figures } from './registry.ts'

/** One value of a machine that lists are filtered or searched by. */
export interface FigureRow {
  figure: FilteredKey
  /** The value of a figure that is chosen by its values; empty for one with a range. */
  choice: string
  number: number | null
}

/** The values of a machine that lists are filtered or searched by; several for one that has several attachments. */
export function figureRows(figures: Readonly<Figures>): FigureRow[] {
  const ofRange = (figure: FilteredKey, value: number | undefined): FigureRow[] =>
    value === undefined ? [] : [{ figure, choice: '', number: value }]
  const ranges = [...rangeFilterKeys, ...searchedKeys].flatMap((figure) =>
    ofRange(figure, figures[figure]),
  )
  const choices = choiceFilterKeys.flatMap((figure) =>
    [figures[figure] ?? []]
      .flat()
      .map((value) => ({ figure, choice: String(value), number: null })),
  )
  const passage = ofRange('passageHeight', passageHeight(figures))
  return [...ranges, ...passage, ...ofRange('inspectionUntil', monthNumber(figures)), ...choices]
}

/** What a list is filtered by: choices as the address has them, `electric,diesel`, and ends of ranges. */
type ChosenFigures = Readonly<Record<string, unknown>>

/** Whether a machine with these values passes the filters of one figure. Without a value it passes none. */
export function passesFigure(key: FilteredKey, rows: FigureRow[], chosen: ChosenFigures): boolean {
  const { [key]: choices, [`${key}From`]: from, [`${key}To`]: to } = chosen
  const wanted = typeof choices === 'string' && choices !== '' ? choices.split(',') : null
  if (!wanted && typeof from !== 'number' && typeof to !== 'number') return true
  return rows.some(
    ({ figure, choice, number }) =>
      figure === key &&
      (!wanted || wanted.includes(choice)) &&
      (typeof from !== 'number' || (number !== null && number >= from)) &&
      (typeof to !== 'number' || (number !== null && number <= to)),
  )
}
