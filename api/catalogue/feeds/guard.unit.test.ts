import { expect, it } from 'vitest'
import { suspiciousLoss } from '../../../shared/feeds/guard.ts'

it('suspects more than 30 percent, not exactly 30', () => {
  const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  expect(suspiciousLoss(ten, new Set(ten.slice(3)))).toBeNull()
  expect(suspiciousLoss(ten, new Set(ten.slice(4)))).toEqual([1, 2, 3, 4])
  expect(suspiciousLoss([], new Set([1]))).toBeNull()
  expect(suspiciousLoss([1], new Set())).toEqual([1])
})
