import { describe, expect, it } from 'vitest'
import { breakLines, shorten } from './break-lines.ts'

/** Every letter is as wide as the type is large. */
const measure = (text: string, size: number) => text.length * size
const set = (text: string, height = 30) =>
  breakLines(text, { width: 100, height }, { sizes: [20, 10], leading: 1 }, measure)

describe('a text in a box', () => {
  it('stands in the largest type in which it fits', () => {
    expect(set('Linde')).toEqual({ size: 20, lines: ['Linde'] })
    expect(set('Linde H30D')).toEqual({ size: 10, lines: ['Linde H30D'] })
    expect(set('Still RX 20')).toEqual({ size: 10, lines: ['Still RX', '20'] })
  })

  it('breaks a word only where it is longer than a line of the smallest type', () => {
    expect(set('Gabelhubwagen neu')).toEqual({ size: 10, lines: ['Gabelhubwa', 'gen neu'] })
  })

  it('ends in an ellipsis where it is too long for the box', () => {
    expect(set('eins zwei drei vier fünf sechs sieben')).toEqual({
      size: 10,
      lines: ['eins zwei', 'drei vier', 'fünf sech…'],
    })
  })

  it('keeps at least one line', () => {
    expect(set('eins zwei drei', 1).lines).toEqual(['eins zwei…'])
    expect(set('').lines).toEqual([])
  })
})

it('shortens a text that is too long for its line, and no other', () => {
  expect(shorten('Hamburg', (line) => line.length <= 7)).toBe('Hamburg')
  expect(shorten('Villingen am Neckar', (line) => line.length <= 11)).toBe('Villingen…')
})
