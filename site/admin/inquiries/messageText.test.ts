import { expect, it } from 'vitest'
import { whatOf, writerOf } from './messageText.ts'

const anna = { name: 'Anna Lager' }

it('names the customer for what they wrote, and the address where it is another', () => {
  const received = { kind: 'received', author: 'Anna Lager' } as const
  expect(writerOf({ ...received, from: null }, anna)).toBe('Anna Lager')
  expect(writerOf({ ...received, from: 'x@fremd.example' }, anna)).toBe(
    'Anna Lager <x@fremd.example>',
  )
  expect(writerOf({ ...received, author: null, from: 'x@fremd.example' }, anna)).toBe(
    'x@fremd.example',
  )
  expect(writerOf({ kind: 'reply', author: 'Petra', from: null }, anna)).toBe('Petra')
})

it('tells what programs write from words', () => {
  expect(whatOf({ kind: 'received', automatic: true, from: null })).toBe('Automatische Antwort')
  expect(whatOf({ kind: 'received', automatic: false, from: null })).toBe('Vom Kunden')
  expect(whatOf({ kind: 'received', automatic: false, from: 'x@fremd.example' })).toBe(
    'E-Mail von anderer Adresse',
  )
  expect(whatOf({ kind: 'reply', automatic: true, from: null })).toBe('Von selbst gesendet')
})
