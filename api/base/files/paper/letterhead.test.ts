import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readLogoIfAny } from './letterhead.ts'

// Another test of this process may have shut them, as processes do that read files of others.
sharp.unblock({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPng'] })

const base64 = (text: string) => Buffer.from(text).toString('base64')
const svg = (width: number, height: number) =>
  base64(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)

it('draws a logo at the size of a letterhead, whatever its units are', async () => {
  for (const [width, height] of [
    [8000, 3000],
    [24, 9],
  ] as const) {
    const drawn = await readLogoIfAny(sharp, svg(width, height))
    expect(await sharp(drawn ?? '').metadata()).toMatchObject({ width: 640, height: 240 })
  }
})

it('does without a logo that cannot be drawn', async () => {
  expect(await readLogoIfAny(sharp, base64('<svg'))).toBeNull()
  expect(await readLogoIfAny(sharp, null)).toBeNull()
})
