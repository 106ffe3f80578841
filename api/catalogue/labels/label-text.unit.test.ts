import { describe, expect, it } from 'vitest'
import { Paper } from '../../base/files/paper/paper.ts'
import { heightOf } from '../../base/files/paper/set-text.ts'
import { setName, setNumber } from './label-text.ts'

const paper = new Paper({
  title: '',
  author: '',
  accent: '#ffb100',
  layout: 'portrait',
  date: new Date(0),
})
const room = { width: 85, height: 60 }

describe('a stock number on a label', () => {
  it.each(['1', 'A17', 'L-1042', 'Nr. 12', 'GST_0041'])(
    '%s fills its room on one line',
    (number) => {
      const text = setNumber(paper, number, room)
      const width = paper.width(number, text.style)
      expect(text.lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([number])
      expect(width).toBeLessThanOrEqual(room.width)
      expect(heightOf(text)).toBeLessThanOrEqual(room.height)
      expect(Math.max(width / room.width, heightOf(text) / room.height)).toBeGreaterThan(0.97)
    },
  )

  it('is broken after hyphens when it would be small', () => {
    expect(setNumber(paper, 'HH-2024-0017', room).lines).toEqual(['HH-2024-', '0017'])
  })

  it('loses no letter, and never leaves its room', () => {
    const number = 'W'.repeat(40)
    const text = setNumber(paper, number, room)
    expect(text.lines.join('')).toBe(number)
    expect(heightOf(text)).toBeLessThanOrEqual(room.height)
    for (const line of text.lines)
      expect(paper.width(line, text.style)).toBeLessThanOrEqual(room.width)
  })
})

it('a name has two lines at most, and a mark where there were more', () => {
  expect(setName(paper, 'Linde H30D', room).lines).toEqual(['Linde H30D'])
  const { lines } = setName(paper, 'Jungheinrich '.repeat(30), room)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/…$/)
})
