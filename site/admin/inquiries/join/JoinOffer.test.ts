import { expect, it } from 'vitest'
import { supplementOf } from './JoinOffer.tsx'

const at = (day: number, hour = 9) => new Date(Date.UTC(2026, 10, day, hour)).toISOString()
const other = (id: number, createdAt: string, stage: 'new' | 'won' = 'new') => ({
  id,
  receipt: `A-2026-${id}`,
  createdAt,
  stage,
  name: 'Nora Nord',
  email: 'nora@nord.example',
})
const sender = { name: 'Nora Nord', email: 'nora@nord.example' }
const inquiry = {
  ...sender,
  stage: 'new',
  spam: false,
  duplicateOf: null,
  createdAt: at(12),
} as const

it('takes the open inquiry of the same person that was sent closest to this one', () => {
  const related = [other(4, at(14)), other(3, at(12, 8)), other(2, at(12, 10), 'won')]
  expect(supplementOf({ ...inquiry, related })?.id).toBe(3)
})

it('offers nothing weeks later, nor of what is closed, spam or a double', () => {
  expect(supplementOf({ ...inquiry, related: [other(4, at(28))] })).toBeUndefined()
  const related = [other(3, at(12, 8))]
  expect(supplementOf({ ...inquiry, related, stage: 'lost' })).toBeUndefined()
  expect(supplementOf({ ...inquiry, related, spam: true })).toBeUndefined()
  expect(supplementOf({ ...inquiry, related, duplicateOf: 3 })).toBeUndefined()
})

it('leaves a colleague of the same switchboard to be joined by hand', () => {
  const colleague = { ...other(3, at(12, 8)), name: 'Kurt Kai', email: 'kurt@nord.example' }
  expect(supplementOf({ ...inquiry, related: [colleague] })).toBeUndefined()
  const privately = { ...colleague, name: 'nora nord' }
  expect(supplementOf({ ...inquiry, related: [privately] })?.id).toBe(3)
})
