import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { demoSettings } from '../../shared/dealer/company.ts'
import { loadArt, trucks } from '../../shared/drawing/index.ts'
import { PAPER } from '../../shared/images/colours.ts'
import { mark } from '../../shared/images/mark.ts'
import { categoryArt, categoryIcons } from './drawing/category-art.ts'
import { illustration } from './drawing/illustration.ts'
import { sketchSheet } from './drawing/sketch-sheet.ts'
import { siteLivery } from './liveries.ts'

const file = (name: string) => new URL(`../../site/assets/${name}`, import.meta.url)

/** Draws the images that belong to the site itself. */
export async function drawSite(): Promise<void> {
  await drawHero()
  const share = sharp(Buffer.from(sketchSheet(trucks.diesel, 1200, 630))).removeAlpha()
  await writeFile(file('share.png'), await share.png({ palette: true, effort: 10 }).toBuffer())
  for (const [name, art] of categoryArt('#fff')) await drawCategory(`line-${name}.svg`, art)
  for (const [name, art] of categoryIcons(PAPER)) await drawCategory(`icon-${name}.svg`, art)
  await writeFile(file('placeholder.svg'), `${placeholder()}\n`)
  await drawAppIcons()
}

async function drawCategory(name: string, art: string) {
  const [, , width, height] = viewBox(art)
  const size = `width="${Math.round(width / 10)}" height="${Math.round(height / 10)}"`
  await writeFile(file(name), `${document(art, 'Seitenansicht', '#10202b', size)}\n`)
}

/** The mark for the home screens of phones, which round its corners themselves. */
async function drawAppIcons() {
  const square = mark('', demoSettings.accentColour).replace(' rx="4"', '')
  for (const edge of [180, 192, 512]) {
    const icon = sharp(Buffer.from(square), { density: 1200 }).resize(edge)
    const png = await icon.png({ palette: true, effort: 10 }).toBuffer()
    await writeFile(new URL(`../../site/public/icon-${edge}.png`, import.meta.url), png)
  }
  // A launcher may cut a circle out of this one: the mark stays within four fifths of it.
  const small = await sharp(Buffer.from(square), { density: 1200 }).resize(370).png().toBuffer()
  const maskable = sharp({
    create: { width: 512, height: 512, channels: 3, background: '#ffb100' },
  }).composite([{ input: small }])
  const png = await maskable.png({ palette: true, effort: 10 }).toBuffer()
  await writeFile(new URL('../../site/public/icon-maskable.png', import.meta.url), png)
}

async function drawHero() {
  const amber = { ...siteLivery, body: '#f5a800', trim: '#f5a800' }
  const hero = illustration(trucks.diesel, amber, {
    width: 1600,
    height: 1160,
    dimensions: true,
    backdrop: 'none',
  })
  // In the hero the dimension lines are part of the picture, so they are drawn more clearly.
  const clear = hero.replace(/(stroke="#10202b"[^>]*) opacity="[^"]*"/, '$1 opacity=".85"')
  for (const width of [800, 1600]) {
    const picture = sharp(Buffer.from(clear)).resize(width)
    await writeFile(file(`hero-${width}.avif`), await picture.avif({ quality: 60 }).toBuffer())
    await writeFile(
      file(`hero-${width}.webp`),
      await picture.webp({ quality: 80, effort: 6 }).toBuffer(),
    )
  }
}

/** Line art as a file, with its own colour and size because there is no page around it. */
function document(art: string, title: string, ink: string, size: string): string {
  return art
    .replace('aria-hidden="true" focusable="false"', `${size} color="${ink}"`)
    .replace('>', `><title>${title}</title>`)
}

const GROUND = '#ffffff'

/** Grey line art on a white ground of 4:3, as pictures of machines have it. */
function placeholder(): string {
  const size = 'width="800" height="600"'
  const svg = document(
    loadArt({ dimensions: false, sheet: GROUND }),
    'Kein Bild verfügbar',
    '#b4bfc4',
    size,
  )
  const [left, top, width, height] = viewBox(svg)
  const frame = { width: width * 1.7, height: width * 1.275 }
  const [x, y] = [left - (frame.width - width) / 2, top - (frame.height - height) / 2]
  const box = [x, y, frame.width, frame.height].map(Math.round).join(' ')
  return svg
    .replace(/viewBox="[^"]+"/, `viewBox="${box}"`)
    .replace(
      '</title>',
      `</title><rect x="${x}" y="${y}" width="${frame.width}" height="${frame.height}" fill="${GROUND}" stroke="none"/>`,
    )
}

function viewBox(svg: string): [left: number, top: number, width: number, height: number] {
  const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
    .split(' ')
    .map(Number)
  return [left, top, width, height]
}
