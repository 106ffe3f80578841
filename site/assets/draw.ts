import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { blueprint, illustration, lineArt, trucks } from '../drawing/index.ts'

/** The pictures that belong to the site itself: `node site/assets/draw.ts`. */
const file = (name: string) => new URL(name, import.meta.url)

const amber = { ...trucks.diesel.livery, body: '#f5a800', trim: '#f5a800' }
const hero = illustration(
  { ...trucks.diesel, livery: amber },
  { width: 1600, height: 1160, dimensions: true, backdrop: 'none' },
)
// On the drafting paper of the hero the dimension lines are part of the picture, not a whisper.
const clear = hero.replace(/(stroke="#10202b"[^>]*) opacity="[^"]*"/, '$1 opacity=".85"')
for (const width of [800, 1600]) {
  const picture = sharp(Buffer.from(clear)).resize(width).webp({ quality: 80, effort: 6 })
  await writeFile(file(`hero-${width}.webp`), await picture.toBuffer())
}

const share = sharp(Buffer.from(blueprint(trucks.diesel, 1200, 630))).removeAlpha()
await writeFile(file('share.png'), await share.png({ palette: true, effort: 10 }).toBuffer())

/** Line art in steel on the grey of an empty frame of 4:3. */
function placeholder(): string {
  const svg = lineArt(trucks.electric, { dimensions: false })
  const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
    .split(' ')
    .map(Number)
  const frame = { width: width * 1.7, height: width * 1.275 }
  const [x, y] = [left - (frame.width - width) / 2, top - (frame.height - height) / 2]
  const box = [x, y, frame.width, frame.height].map(Math.round).join(' ')
  return svg
    .replace(
      /viewBox="[^"]+" aria-hidden="true" focusable="false"/,
      `viewBox="${box}" width="800" height="600" color="#b4bfc4"`,
    )
    .replaceAll('var(--sheet,#f7f6f2)', '#eeece4')
    .replace(
      '>',
      `><title>Kein Bild verfügbar</title><rect x="${x}" y="${y}" width="${frame.width}" height="${frame.height}" fill="#eeece4" stroke="none"/>`,
    )
}
await writeFile(file('placeholder.svg'), `${placeholder()}\n`)
