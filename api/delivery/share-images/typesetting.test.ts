import { describe, expect, it } from 'vitest'
import { line, paragraph } from './typesetting.ts'

const room = { fontFamily: 'Display', width: 424, height: 290, lineHeight: 1.08 }
const sizeOf = async (text: string) =>
  (await paragraph(text, room, [64, 50, 32])).props.style.fontSize
const textOf = async (text: string) =>
  (await line(text, { fontFamily: 'Text', width: 200 }, [30])).props.children

describe('a text on the picture for link previews', () => {
  it('stands in the largest type in which it fits', async () => {
    expect(await sizeOf('Linde H30D')).toBe(64)
    expect(await sizeOf('Jungheinrich')).toBe(50)
    expect(await sizeOf('Hubwagen mit langen Gabeln und einer geeichten Waage')).toBe(50)
  })

  it('stands in the smallest type where it fits in none', async () => {
    expect(await sizeOf('Donaudampfschifffahrtsstapler')).toBe(32)
    expect(await sizeOf('eins zwei drei vier '.repeat(20))).toBe(32)
    expect(await sizeOf('')).toBe(64)
  })

  it('marks each letter that no font has, and goes without other signs', async () => {
    expect(await textOf('⚡ Жук Größe 52 µm')).toBe('Жук Größe 52 µm')
    expect(await textOf('山田 株式会社 H25')).toBe('□□ □□□□ H25')
  })
})
