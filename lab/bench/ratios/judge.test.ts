import { describe, expect, it } from 'vitest'
import { type Figure, figures, type Measured } from './bounds.ts'
import { best, exitCode, judge, report } from './judge.ts'

const time: Figure = { what: 'time', better: 'less', unit: 'x', wanted: 3 }
const memory: Figure = { what: 'memory', better: 'less', unit: 'MB', wanted: 300, held: 440 }
const throughput: Figure = { what: 'throughput', better: 'more', unit: 'x', wanted: 0.3, held: 0.2 }

const all = (value: (figure: Figure) => number): Measured =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, value(figure)]))

describe('a figure', () => {
  it.each([
    [time, 3, 'kept'],
    [time, 3.1, 'MISSED'],
    [memory, 300, 'kept'],
    [memory, 438, 'held'],
    [memory, 450, 'MISSED'],
    [throughput, 0.35, 'kept'],
    [throughput, 0.22, 'held'],
    [throughput, 0.15, 'MISSED'],
    [throughput, undefined, 'not measured'],
  ] as const)('%j of %d is %s', (figure, value, verdict) => {
    expect(judge(figure, value)).toBe(verdict)
  })

  it('is measured again with the better of both', () => {
    expect(
      best({ facets: 12, processThroughput: 0.2 }, { facets: 9, processThroughput: 0.1 }),
    ).toEqual({
      facets: 9,
      processThroughput: 0.2,
    })
  })
})

describe('the command', () => {
  const kept = all(({ wanted }) => wanted)

  it('ends with 0 when all is within its bounds, with 1 when one is missed, with 2 when one could not be measured', () => {
    expect(exitCode(kept)).toBe(0)
    expect(exitCode({ ...kept, facets: 1000 })).toBe(1)
    expect(exitCode({ ...kept, shippedCpu: undefined })).toBe(2)
    expect(exitCode({ ...kept, shippedCpu: undefined, facets: 1000 })).toBe(1)
  })

  it('says of each figure what it is, what is wanted and whether it is kept', () => {
    const table = report({ ...kept, facets: 1000 })
    expect(table.split('\n')).toHaveLength(Object.keys(figures).length + 2)
    expect(table).toContain('| 1000.0x | 10.0x |')
    expect(table).toContain('MISSED')
  })

  it('keeps no bound that is looser than needed: a bound until then is worse than what is wanted', () => {
    for (const figure of Object.values<Figure>(figures))
      if (figure.held !== undefined)
        expect(judge({ ...figure, held: undefined }, figure.held)).toBe('MISSED')
  })
})
