import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { filePart, mailOf, multipart, part } from './mails.testing.ts'
import { readMail } from './read-mail.ts'

/** Noise, which no format makes much smaller. */
const picture = (width: number, height: number, quality = 50) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality })
    .toBuffer()

const RELATED = { 'Content-Type': 'multipart/related; boundary=grenze' }
const html = (body: string) => part('text/html; charset=utf-8', `<html><body>${body}</body></html>`)
const inline = (id: string, content: Buffer, type = 'image/jpeg') =>
  filePart(`${id}.jpg`, type, content, `Content-ID: <${id}@kunde>\n`).replace(
    'attachment;',
    'inline;',
  )
const shown = (id: string) => `<p><img src="cid:${id}@kunde"></p>`
const namesIn = ({ attachments }: Awaited<ReturnType<typeof readMail>>) =>
  attachments.map(({ name }) => name)

describe('pictures within a letter', () => {
  let plate: Buffer
  let logo: Buffer
  let icon: Buffer
  beforeAll(async () => {
    plate = await picture(320, 240)
    logo = await picture(180, 60)
    icon = await picture(24, 24)
    expect(plate.length).toBeLessThan(12 * 1024)
    expect(plate.length).toBeGreaterThan(4 * 1024)
  })

  it('of a few kilobytes are kept, and the logos of a signature are named in one line', async () => {
    const body = `<p>Hier das Typenschild:</p>${shown('schild')}
<p>Mit freundlichen Gr&uuml;&szlig;en<br>Jonas Brandt</p>${shown('logo')}${shown('xing')}${shown('linkedin')}`
    const read = await readMail(
      mailOf(
        RELATED,
        multipart([
          html(body),
          inline('schild', plate),
          inline('logo', logo),
          inline('xing', icon),
          inline('linkedin', icon),
        ]),
      ),
    )
    expect(namesIn(read)).toEqual(['schild.jpg'])
    expect(read.left).toEqual(['3 kleine Bilder (Logos und Symbole der Signatur)'])
  })

  it('are kept below the signature, too, if they are no logo', async () => {
    const body = `<p>Bild folgt.</p><p>Viele Grüße</p><p>Brandt</p>${shown('schild')}`
    const read = await readMail(mailOf(RELATED, multipart([html(body), inline('schild', plate)])))
    expect(namesIn(read)).toEqual(['schild.jpg'])
    expect(read.left).toEqual([])
  })

  it('that nobody can measure are kept in the text, and are ornaments below it', async () => {
    const gif = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(3_000, 7)])
    const body = `<p>Hier:</p>${shown('eins')}<p>Best regards</p>${shown('zwei')}`
    const read = await readMail(
      mailOf(
        RELATED,
        multipart([html(body), inline('eins', gif, 'image/gif'), inline('zwei', gif, 'image/gif')]),
      ),
    )
    expect(namesIn(read)).toEqual(['eins.gif'])
    expect(read.left).toEqual(['1 kleines Bild (Logo oder Symbol der Signatur)'])
  })

  it('that stand in the page itself become files, and the words after them are read', async () => {
    const large = await picture(1400, 1000, 90)
    expect(large.length).toBeGreaterThan(500_000)
    const shownData = (content: Buffer) =>
      `<p><img alt="" src="data:image/jpeg;base64,${content.toString('base64').replace(/.{76}/g, '$&\n')}"></p>`
    const body = `<p>Vorher.</p>${shownData(large)}${shownData(large)}<p>Nachher.</p>${shownData(plate)}
<p>Gru&szlig;, Brandt</p>${shownData(icon)}`
    const mail = mailOf({ 'Content-Type': 'text/html; charset=utf-8' }, body)
    const read = await readMail(mail)
    expect(read.text).toMatch(/^Vorher\.\s+Nachher\.\s+Gruß, Brandt$/)
    expect(namesIn(read)).toEqual(['Bild 1.jpg', 'Bild 2.jpg', 'Bild 3.jpg'])
    expect(read.attachments[0]?.content).toEqual(large)
    expect(read.left).toEqual(['1 kleines Bild (Logo oder Symbol der Signatur)'])
  })

  it('beside a letter without HTML are kept, whatever their size', async () => {
    const read = await readMail(
      mailOf(RELATED, multipart([part('text/plain', 'Anbei.'), inline('logo', logo)])),
    )
    expect(namesIn(read)).toEqual(['logo.jpg'])
  })

  it('10,000 of them are read', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => inline(`a${at}`, icon))
    const read = await readMail(mailOf(RELATED, multipart([html('<p>Hallo</p>'), ...many])))
    expect(read.text).toBe('Hallo')
  })
})

it('a file without anything in it is named', async () => {
  const mail = mailOf(
    { 'Content-Type': 'multipart/mixed; boundary=grenze' },
    multipart([part('text/plain', 'Anbei.'), filePart('plan.pdf', 'application/pdf', '')]),
  )
  expect((await readMail(mail)).left).toEqual(['plan.pdf (leer)'])
})
