import { afterEach, beforeEach, expect, it } from 'vitest'
import { TestMailServer } from '../../../tests/mail-server.ts'
import { DeliveryError } from './letters.ts'
import { connectMailServer } from './mail-server.ts'

let server: TestMailServer
beforeEach(async () => {
  server = await TestMailServer.start({ encryption: true })
})
afterEach(() => server.stop())

const send = (url: string) =>
  connectMailServer(url).send(
    {
      messageId: '<1@elbstapler.example>',
      from: { name: 'ElbStapler', address: 'post@elbstapler.example' },
      to: 'erika@firma.example',
      replyTo: [],
      subject: 'Ihre Anfrage',
      text: 'Vielen Dank.',
      autoSubmitted: 'no',
    },
    AbortSignal.timeout(30_000),
  )

it('a mail server on this machine may vouch for itself', async () => {
  await send(server.url)
  await send(server.url.replace('127.0.0.1', 'localhost'))
  expect(server.mails.map(({ isEncrypted }) => isEncrypted)).toEqual([true, true])
})

it('the refusal of another one says what to set', async () => {
  const refusal = await send(`${server.url}?tls.rejectUnauthorized=true`).catch((error) => error)
  expect(refusal).toBeInstanceOf(DeliveryError)
  expect(refusal).toMatchObject({ isServer: true, isPermanent: false })
  expect(refusal.message).toMatch(
    /dem nicht zu trauen ist \(.*certificate.*\)\. Für den Betreiber .*NODE_EXTRA_CA_CERTS.*SMTP_URL/,
  )
  expect(server.mails).toEqual([])
})
