import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { play, type World } from './model.ts'
import type { Flaws } from './process.ts'

/** How many random histories must show nothing wrong. */
const RUNS = 1_500
/** Some flaws show in one history of ten thousand, so the search for them is the same each time. */
const SEARCH = { seed: 3, numRuns: 30_000, endOnFailure: true }

const incident = fc.record({
  at: fc.integer({ min: 0, max: 8_000 }),
  machine: fc.nat(2),
  kind: fc.constantFrom('write', 'read', 'read', 'read', 'pause', 'cut', 'crash'),
  lasts: fc.integer({ min: 1, max: 4_000 }),
})
const world = fc.record({
  incidents: fc.array(incident, { minLength: 10, maxLength: 60 }),
  // Mostly quick, sometimes as slow as a network that is about to fail.
  delays: fc.array(fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 1_900 })), {
    minLength: 5,
    maxLength: 60,
  }),
  clocks: fc.array(fc.double({ min: 0.95, max: 1.05, noNaN: true }), {
    minLength: 3,
    maxLength: 3,
  }),
})

const isFresh = (flaws: Flaws) => (given: Omit<World, 'flaws'>) =>
  play({ ...given, flaws }).violations.length === 0

describe('the protocol of docs/many-machines.md', () => {
  it('never shows anything older than a change that was answered before', () => {
    fc.assert(fc.property(world, isFresh({})), { numRuns: RUNS })
  })

  it('answers changes and reads when nothing happens to anybody', () => {
    const incidents = [0, 1, 2].flatMap((machine) =>
      (['write', 'read'] as const).map((kind) => ({
        at: 3_000 + machine,
        machine,
        kind,
        lasts: 0,
      })),
    )
    const { answered, reads } = play({ incidents, delays: [5], clocks: [1, 1, 1] })
    expect({ answered, reads }).toEqual({ answered: 3, reads: 3 })
  })

  it.each<keyof Flaws>(['countsFromAnswer', 'forgetsGaps', 'waitsForNobody'])(
    'would not hold if a process got it wrong: %s',
    (flaw) => {
      const { failed } = fc.check(fc.property(world, isFresh({ [flaw]: true })), SEARCH)
      expect(failed).toBe(true)
    },
  )
})
