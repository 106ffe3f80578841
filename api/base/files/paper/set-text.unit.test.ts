import { expect, it } from 'vitest'
import { unreadable } from './fonts.ts'
import { Paper } from './paper.ts'
import { setText } from './set-text.ts'

const paper = new Paper({
  title: '',
  author: '',
  accent: '#ffb100',
  layout: 'portrait',
  date: new Date(0),
})
const STYLE = { font: 'Text', size: 10 } as const
const linesOf = (text: string, width: number) => setText(paper, text, STYLE, width).lines

it('breaks a text between words, after hyphens and slashes between letters, and nowhere else', () => {
  expect(linesOf('Elektro-Dreiradstapler', 60)).toEqual(['Elektro-', 'Dreiradstapl', 'er'])
  expect(linesOf('Gas/Diesel', 40)).toEqual(['Gas/', 'Diesel'])
  expect(linesOf('am 24.12.2026', 60)).toEqual(['am', '24.12.2026'])
  expect(linesOf('Linde H25-02', 50)).toEqual(['Linde', 'H25-02'])
  expect(linesOf('Last 3.000\u00a0kg', 60)).toEqual(['Last', '3.000\u00a0kg'])
})

it('loses no letter of a word that is longer than a line, and is never wider than its room', () => {
  const word = 'Öl'.repeat(2_500)
  const lines = linesOf(`vor ${word} nach`, 100)
  expect(lines.join('').replaceAll(' ', '')).toBe(`vor${word}nach`)
  for (const line of lines) expect(paper.width(line, STYLE)).toBeLessThanOrEqual(100.5)
})

it('marks each letter that no font has, and leaves out what is no letter', () => {
  expect(linesOf('山田株式会社 GmbH', 300)).toEqual(['□□□□□□ GmbH'])
  expect(linesOf('شركة ЗАО Łódź', 300)).toEqual(['□□□□ ЗАО Łódź'])
  expect(unreadable('山田 Łódź ЗАО ₂\u200b\u00ad 山')).toEqual(['山', '田'])
})

it('has no line for a text without a readable letter', () => {
  expect(linesOf('😀', 100)).toEqual([])
  expect(linesOf('', 100)).toEqual([])
})
