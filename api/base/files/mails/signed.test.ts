import { describe, expect, it } from 'vitest'
import { filePart, MIXED, mailOf, multipart, part } from './mails.testing.ts'
import { readMail } from './read-mail.ts'
import { DETACHED, ENCRYPTED, SIGNED, SIGNED_IN_PIECES } from './signed.testing.ts'

const SAID = 'Wir bestellen den Stapler für 18.900 €.'
const OPAQUE = (type = 'application/pkcs7-mime; smime-type=signed-data; name="smime.p7m"') => ({
  'Content-Type': type,
  'Content-Transfer-Encoding': 'base64',
  'Content-Disposition': 'attachment; filename="smime.p7m"',
})
const inLines = (code: string) => code.replace(/.{64}/g, '$&\n')

describe('a letter within its signature', () => {
  it.each([
    ['whose lengths are known', OPAQUE(), SIGNED],
    ['in pieces, as Outlook writes it', OPAQUE(), SIGNED_IN_PIECES],
    ['of an older type', OPAQUE('application/x-pkcs7-mime; name=smime.p7m'), SIGNED],
    ['that a gateway calls a file', OPAQUE('application/octet-stream; name="smime.p7m"'), SIGNED],
  ])('is read with its files: %s', async (_, head, code) => {
    const { text, attachments, left } = await readMail(mailOf(head, inLines(code)))
    expect(text).toBe(SAID)
    expect(attachments.map(({ name, type }) => [name, type])).toEqual([
      ['Bestellung.pdf', 'application/pdf'],
      ['Typenschild.png', 'image/png'],
    ])
    expect(left).toEqual([])
  })

  it('is read in another one, and below the words of a mailing list', async () => {
    const twice = `Content-Type: application/pkcs7-mime; name=smime.p7m\r\nContent-Transfer-Encoding: base64\r\n\r\n${SIGNED}\r\n`
    const length = Buffer.from(twice).length
    const octets = Buffer.concat([
      Buffer.of(0x04, 0x82, length >> 8, length & 255),
      Buffer.from(twice),
    ])
    const outer = Buffer.concat([
      Buffer.from('3080', 'hex'),
      Buffer.from('06092a864886f70d010702a08030800201013100308006092a864886f70d010701a080', 'hex'),
      octets,
      Buffer.alloc(10),
    ])
    const mail = mailOf(
      MIXED,
      multipart([
        part('text/plain', 'Vor dem Brief.'),
        filePart('smime.p7m', 'application/pkcs7-mime', outer),
      ]),
    )
    const { text, attachments } = await readMail(mail)
    expect(text).toContain('Vor dem Brief.')
    expect(text).toContain(SAID)
    expect(attachments).toHaveLength(2)
  })

  it('that is cut off is read as far as it goes', async () => {
    const mail = mailOf(OPAQUE(), inLines(SIGNED))
    const { text } = await readMail(mail.subarray(0, 900), mail.length)
    expect(text).toBe(SAID)
  })
})

describe('what is no letter within a signature', () => {
  it('an encrypted one is called encrypted', async () => {
    const type = 'application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m'
    const { text } = await readMail(mailOf(OPAQUE(type), inLines(ENCRYPTED)))
    expect(text).toMatch(/^Diese E-Mail ist verschlüsselt/)
  })

  it.each([
    ['the signature alone', DETACHED],
    ['bytes of a hostile one', Buffer.from('30802480'.repeat(20_000), 'hex').toString('base64')],
    ['nothing', ''],
    ['lengths beyond its end', Buffer.from('3084ffffffff06092a', 'hex').toString('base64')],
  ])('%s has its answer', async (_, code) => {
    expect(typeof (await readMail(mailOf(OPAQUE(), inLines(code)))).text).toBe('string')
  })
})
