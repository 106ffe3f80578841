import { type Figure, type FigureName, figures, type Measured } from './bounds.ts'

/** „kept“: what is wanted. „held“: not what is wanted yet, but no worse than it was. */
export type Verdict = 'kept' | 'held' | 'MISSED' | 'not measured'

/** Some tenths of a per cent are noise. */
const TOLERANCE = 1.005

export function judge({ better, wanted, held }: Figure, value: number | undefined): Verdict {
  if (value === undefined) return 'not measured'
  const isWithin = (bound: number) =>
    better === 'less' ? value <= bound * TOLERANCE : value >= bound / TOLERANCE
  if (isWithin(wanted)) return 'kept'
  return held !== undefined && isWithin(held) ? 'held' : 'MISSED'
}

/** The better ones of two measurements: what else a machine does only ever makes a figure worse. */
export function best(one: Measured, other: Measured): Measured {
  const both: Measured = { ...one, ...other }
  for (const name of names()) {
    const [first, second] = [one[name], other[name]]
    if (first === undefined || second === undefined) continue
    both[name] = figures[name].better === 'less' ? Math.min(first, second) : Math.max(first, second)
  }
  return both
}

const names = () => Object.keys(figures) as FigureName[]

export const missedOf = (measured: Measured): FigureName[] =>
  names().filter((name) => judge(figures[name], measured[name]) === 'MISSED')

/** 0: all is within its bounds. 1: something is not. 2: something could not be measured. */
export function exitCode(measured: Measured): 0 | 1 | 2 {
  const verdicts = names().map((name) => judge(figures[name], measured[name]))
  if (verdicts.includes('MISSED')) return 1
  return verdicts.includes('not measured') ? 2 : 0
}

/** The table, in Markdown. */
export function report(measured: Measured): string {
  const rows = names().map((name) => {
    const figure: Figure = figures[name]
    const value = measured[name]
    const cells = [value, figure.wanted, figure.held].map((number) => write(figure, number))
    return `| ${[figure.what, ...cells, judge(figure, value)].join(' | ')} |`
  })
  return [
    '| figure | now | wanted | bound until then | |',
    '| --- | --: | --: | --: | --- |',
    ...rows,
  ].join('\n')
}

function write({ unit, better }: Figure, value: number | undefined): string {
  if (value === undefined) return '–'
  if (unit === 'MB') return `${Math.round(value)} MB`
  return better === 'more' || value < 2 ? `${value.toFixed(2)}x` : `${value.toFixed(1)}x`
}
