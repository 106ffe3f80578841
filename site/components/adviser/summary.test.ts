import { expect, it } from 'vitest'
import type { Verdict } from '../../../shared/adviser/verdict.ts'
import { summaryOf } from './summary.ts'

const summary = (...verdicts: Verdict[]) =>
  summaryOf(verdicts.map((verdict) => ({ verdict }))).replaceAll('\u00a0', ' ')

it('counts the machines by verdict, the best first', () => {
  expect(summary('unfit', 'fits', 'tight', 'fits')).toBe('2 passen, 1 knapp, 1 passt nicht')
  expect(summary('unfit', 'unfit', 'unknown')).toBe('1 nicht beurteilbar, 2 passen nicht')
  expect(summary()).toBe('')
})
