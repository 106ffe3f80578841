import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImageSize } from '../../../shared/images/image.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { blank, halves, noise, picture, pretended, upload } from './images.testing.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const MB = 1024 * 1024

const stored = (size: ImageSize, filename: string) =>
  readFile(join(test.images.folder, size, filename))

async function uploadOne(name: string, bytes: Uint8Array) {
  const { data } = await upload(test, [[name, bytes]])
  const [image] = data.uploaded
  if (!image) throw new Error(JSON.stringify(data.errors))
  return image
}

describe('an uploaded picture', () => {
  it('is stored as WebP in three sizes, with its proportions, under a name that nobody guesses', async () => {
    const { filename, urls } = await uploadOne('Mein Stapler.jpg', await picture(4200, 2100))
    expect(filename).toMatch(/^[0-9a-f]{32}\.webp$/)
    expect(urls).toEqual({
      original: `/uploads/original/${filename}`,
      large: `/uploads/large/${filename}`,
      medium: `/uploads/medium/${filename}`,
    })
    for (const [size, width, height] of [
      ['original', 3840, 1920],
      ['large', 1600, 800],
      ['medium', 800, 400],
    ] as const) {
      const metadata = await sharp(await stored(size, filename)).metadata()
      expect(metadata).toMatchObject({ format: 'webp', width, height })
    }
  })

  it('is never enlarged', async () => {
    const { filename } = await uploadOne('klein.jpg', await picture(60, 40))
    for (const size of ['original', 'large', 'medium'] as const)
      expect(await sharp(await stored(size, filename)).metadata()).toMatchObject({
        width: 60,
        height: 40,
      })
  })

  it('stands upright and does not tell where it was taken', async () => {
    const bytes = await halves(60, 40)
      .withExif({
        IFD0: { Make: 'Kamera', Artist: 'Erika Mustermann' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 33/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif?.toString('latin1')).toContain('Erika')

    const { filename } = await uploadOne('hochkant.jpg', bytes)
    for (const size of ['original', 'large', 'medium'] as const) {
      const file = await stored(size, filename)
      const metadata = await sharp(file).metadata()
      expect(metadata).toMatchObject({ width: 40, height: 60 })
      expect([metadata.exif, metadata.orientation, metadata.xmp, metadata.icc]).toEqual(
        Array(4).fill(undefined),
      )
      expect(file.toString('latin1')).not.toContain('Erika')
    }
    // Turned clockwise, what was on the left is at the top.
    const { data, info } = await sharp(await stored('original', filename))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3).subarray(0, 3),
    ]
    const [topRed = 0, , topBlue = 0] = pixel(20, 5)
    const [bottomRed = 0, , bottomBlue = 0] = pixel(20, 55)
    expect(topRed).toBeGreaterThan(topBlue)
    expect(bottomBlue).toBeGreaterThan(bottomRed)
  })

  it.each([
    ['PNG', (see: Sharp) => see.png()],
    ['PNG with a palette', (see: Sharp) => see.png({ palette: true })],
    ['PNG in grey', (see: Sharp) => see.greyscale().png()],
    ['PNG of 16 bits', (see: Sharp) => see.toColourspace('rgb16').png()],
    ['WebP', (see: Sharp) => see.webp()],
  ])('stands on white where a %s can be seen through', async (_, encode) => {
    const machine = await blank(20, 20).png().toBuffer()
    const ground = { r: 0, g: 0, b: 0, alpha: 0 }
    const clear = sharp({ create: { width: 60, height: 40, channels: 4, background: ground } })
    const bytes = await encode(clear.composite([{ input: machine }])).toBuffer()
    const { filename } = await uploadOne('freigestellt.png', bytes)
    for (const size of ['original', 'large', 'medium'] as const) {
      const { data, info } = await sharp(await stored(size, filename))
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(info.channels).toBe(3)
      expect([...data.subarray(-3)]).toEqual([255, 255, 255])
    }
  })

  it('is taken without its last bytes, and what is missing is cut off, however it was held', async () => {
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const bytes = await sharp(await noise(MB / 2))
        .resize(320, 320)
        .withMetadata({ orientation })
        .jpeg({ quality: 95, chromaSubsampling: '4:2:0' })
        .toBuffer()
      const { filename } = await uploadOne('gekürzt.jpg', bytes.subarray(0, bytes.length * 0.97))
      const { data, info } = await sharp(await stored('original', filename))
        .raw()
        .toBuffer({ resolveWithObject: true })
      const sides = [info.width, info.height]
      expect(sides.sort()).toEqual([304, 320])
      // A row or column that was filled in would have one grey all over.
      const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0
      for (const x of [0, info.width - 1])
        expect(new Set(Array.from({ length: 90 }, (_, i) => at(x, i * 3))).size).toBeGreaterThan(20)
      for (const y of [0, info.height - 1])
        expect(new Set(Array.from({ length: 90 }, (_, i) => at(i * 3, y))).size).toBeGreaterThan(20)
    }
  })

  it('is what its content says, whatever its name says', async () => {
    const gif = await halves(10, 10).gif().toBuffer()
    const { status, data } = await upload(test, [
      ['bild.txt', await halves(10, 10).png().toBuffer()],
      ['foto.jpg', await halves(10, 10).webp().toBuffer()],
      ['foto.jpg', gif],
      ['bild.png', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
      ['seite.jpg', '<!doctype html><script>alert(1)</script>'],
      ['leer.jpg', ''],
    ])
    expect(status).toBe(200)
    expect(data.uploaded).toHaveLength(2)
    expect(data.errors.map(({ filename, error }) => [filename, error])).toEqual([
      ['foto.jpg', expect.stringMatching(/^GIF lässt sich hier nicht lesen/)],
      ['bild.png', expect.stringMatching(/^SVG lässt sich hier nicht lesen/)],
      ['seite.jpg', 'Das ist kein Bild, sondern eine Internetseite'],
      ['leer.jpg', 'Nur PNG-, JPG- und WebP-Bilder werden angenommen'],
    ])
  })

  it('is refused as HEIC with the setting of the phone that helps', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    const { data } = await upload(test, [['IMG_0001.HEIC', heic]])
    expect(data.errors[0]?.error).toMatch(/Kamera > Formate > Maximale Kompatibilität/)
  })

  it('is refused for itself when it is too heavy, too large or broken, and the others are taken', async () => {
    const whole = await noise(MB)
    const { status, data } = await upload(test, [
      ['gut.jpg', await picture()],
      ['schwer.jpg', Buffer.concat([whole, Buffer.alloc(5 * MB)])],
      ['bombe.png', await pretended.png(12_000, 9_200)],
      ['abgebrochen.jpg', whole.subarray(0, whole.length / 2)],
      ['größe genau.jpg', Buffer.concat([whole, Buffer.alloc(5 * MB - whole.length)])],
    ])
    expect(status).toBe(200)
    expect(data.uploaded).toHaveLength(2)
    expect(data.errors).toEqual([
      { filename: 'schwer.jpg', error: 'Bild ist größer als 5 MB' },
      {
        filename: 'bombe.png',
        error:
          'Bild ist mit 12.000 × 9.200 Bildpunkten (111 Megapixel) zu groß: Erlaubt sind höchstens 110 Megapixel. Bitte verkleinern Sie es, 4.000 × 3.000 genügen.',
      },
      { filename: 'abgebrochen.jpg', error: 'Bild ist beschädigt und kann nicht gelesen werden' },
    ])
  })
})

describe('a picture that has to be unpacked as a whole', () => {
  it('is refused beyond what its format may have, and hears what is too large and what is allowed', async () => {
    const { data } = await upload(test, [
      ['a.jpg', await pretended.progressiveJpeg(8_000, 6_000)],
      ['b.webp', await pretended.webp(12_000, 8_000)],
    ])
    expect(data.errors.map(({ error }) => error)).toEqual([
      'Bild ist mit 8.000 × 6.000 Bildpunkten (48 Megapixel) zu groß: Als progressives JPG sind höchstens 26 Megapixel erlaubt. Bitte verkleinern Sie es, 4.000 × 3.000 genügen.',
      'Bild ist mit 12.000 × 8.000 Bildpunkten (96 Megapixel) zu groß: Als WebP sind höchstens 80 Megapixel erlaubt. Bitte verkleinern Sie es, 4.000 × 3.000 genügen.',
    ])
  })

  it('is taken as photographers make it, of 24 megapixels', async () => {
    const photograph = blank(6_000, 4_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    await uploadOne('progressiv.jpg', await photograph.toBuffer())
  })
})

describe('an upload', () => {
  it('answers 400 with its reasons when no file was taken', async () => {
    const { status, success, error, data } = await upload(test, [['a.txt', 'kein Bild']])
    expect([status, success]).toEqual([400, false])
    expect(error).toBe('Keines der Bilder konnte hochgeladen werden')
    expect(data).toEqual({
      uploaded: [],
      errors: [{ filename: 'a.txt', error: 'Nur PNG-, JPG- und WebP-Bilder werden angenommen' }],
    })
  })

  it('takes twenty files and refuses twenty-one as a whole', async () => {
    const bytes = await picture()
    const files = (count: number): [string, Buffer][] =>
      Array.from({ length: count }, (_, i) => [`${i}.jpg`, bytes])
    expect((await upload(test, files(20))).data.uploaded).toHaveLength(20)
    const before = await readdir(join(test.images.folder, 'original'))
    const { status, error } = await upload(test, files(21))
    expect([status, error]).toEqual([400, 'Höchstens 20 Bilder auf einmal'])
    expect(await readdir(join(test.images.folder, 'original'))).toEqual(before)
  })

  it('needs a file under the name that is agreed', async () => {
    const { status, error } = await upload(test, [['a.jpg', await picture()]], 'files')
    expect([status, error]).toEqual([400, 'Es wurde kein Bild gesendet'])
  })

  it.each([
    ['application/json', '{}', 415],
    ['text/plain', 'x', 415],
    ['multipart/form-data', 'x', 400],
    ['multipart/form-data; boundary=x', '', 400],
    ['multipart/form-data; boundary=x', 'x', 400],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\nhalf a fi',
      400,
    ],
  ])('of the type %s with %j answers %i', async (type, body, expected) => {
    const { status, success } = await test.call('POST', '/api/upload/images', {
      token: test.token,
      headers: { 'Content-Type': type },
      body,
    })
    expect([status, success]).toEqual([expected, false])
  })

  it('leaves nothing behind but pictures', async () => {
    const names = await readdir(test.images.folder)
    expect(names.sort()).toEqual(['large', 'medium', 'original'])
  })

  it('is taken from nobody but the administrator', async () => {
    const { status } = await test.call('POST', '/api/upload/images', { token: 'x', body: {} })
    expect(status).toBe(401)
  })
})
