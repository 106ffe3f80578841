import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoSettings } from '../../../shared/dealer/company.ts'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { Message } from '../../../shared/inquiries/message.ts'
import { type MailedApp, mailedApp } from '../../tests/mailed-app.ts'

describe('an answer to several', () => {
  let test: MailedApp
  beforeAll(async () => {
    test = await mailedApp()
  })
  afterAll(() => test.close())
  beforeEach(() => {
    test.mailServer.mails.length = 0
  })

  let customers = 0
  async function inquire() {
    const email = `kunde${++customers}@firma.example`
    const body = { name: 'Erika Muster', email, message: 'Ist der Stapler noch da?' }
    const { data } = await test.call<{ id: number; receipt: string }>('POST', '/api/contact', {
      body,
    })
    await test.outbox?.run()
    test.mailServer.mails.length = 0
    return { ...data, email }
  }
  const answer = (id: number, body: object) =>
    test.call<Message>('POST', `/api/contact/${id}/messages`, {
      token: test.token,
      body: { kind: 'reply', text: 'Ja, er steht in Hamburg.', ...body },
    })
  const read = async (id: number) =>
    (await test.get<InquiryDetail>(`/api/contact/${id}`, test.token)).data
  const heads = () =>
    test.mailServer.mails.map(({ to, headers }) => ({ at: to, to: headers.to, cc: headers.cc }))

  it('goes to each of them, and each sees who else has it', async () => {
    const { id, email } = await inquire()
    const cc = ['chef@firma.example', 'einkauf@firma.example']
    const { data } = await answer(id, { to: [email, 'bert@firma.example'], cc })
    expect(data).toMatchObject({ to: [email, 'bert@firma.example'], cc, state: 'queued' })
    await test.outbox?.run()
    const shown = { to: `${email}, bert@firma.example`, cc: cc.join(', ') }
    expect(heads()).toEqual(
      [email, 'bert@firma.example', ...cc].map((at) => ({ at: [at], ...shown })),
    )
    expect((await read(id)).messages[0]).toMatchObject({ state: 'sent', cc })
  })

  it('takes one address as well, and nobody gets it twice', async () => {
    const { id, email } = await inquire()
    const { data } = await answer(id, { to: email, cc: [email.toUpperCase(), 'x@firma.example'] })
    expect(data).toMatchObject({ to: [email], cc: ['x@firma.example'] })
    await test.outbox?.run()
    expect(heads().map(({ at }) => at)).toEqual([[email], ['x@firma.example']])
  })

  it('says of each address that cannot be reached that it was not', async () => {
    const { id, email } = await inquire()
    test.mailServer.behaviour = {
      recipient: (address) => (address === 'weg@firma.example' ? 550 : undefined),
    }
    await answer(id, { cc: ['weg@firma.example'] })
    await test.outbox?.run()
    test.mailServer.behaviour = {}
    const { messages, events } = await read(id)
    expect(messages[0]).toMatchObject({ state: 'failed', to: [email] })
    const said = events.map(({ text }) => text)
    expect(said).toContain(`Antwort an ${email} gesendet`)
    expect(said.join()).toContain('Antwort an weg@firma.example nicht zustellbar')
  })

  it('is refused for what is no address, and for a copy to the house', async () => {
    const { id } = await inquire()
    for (const body of [{ to: 'niemand' }, { to: [] }, { cc: ['a b@firma.example'] }, { cc: 'x' }])
      expect(await answer(id, body)).toMatchObject({ status: 400 })
    const house = demoSettings.company.email
    const { status, details } = await answer(id, { cc: [house] })
    expect({ status, cc: details?.cc?.[0] }).toEqual({
      status: 400,
      cc: `${house} gehört zu Ihrem Haus: Wer hier arbeitet, liest die Antwort bei der Anfrage.`,
    })
    expect((await read(id)).messages).toEqual([])
  })

  it('stays with whom it was meant for when the address of the inquiry is corrected', async () => {
    const { id, email } = await inquire()
    test.mailServer.behaviour = { recipient: () => 450 }
    await answer(id, { cc: ['chef@firma.example'] })
    await answer(id, { to: 'bert@firma.example' })
    await test.outbox?.run()
    test.mailServer.behaviour = {}
    const corrected = `neu.${email}`
    await test.call('PUT', `/api/contact/${id}`, { token: test.token, body: { email: corrected } })
    const rows = await test.query<{ recipient: string }>(
      `select recipient from mail join message on mail.about = cast(message.id as text)
       where mail.kind = 'reply' and inquiry_id = ${id} order by mail.id`,
    )
    expect(rows.map(({ recipient }) => recipient)).toEqual([
      corrected,
      'chef@firma.example',
      'bert@firma.example',
    ])
  })

  it('names the inquiry in a subject of its own, once', async () => {
    const { id, receipt, email } = await inquire()
    for (const subject of ['Besichtigung', `AW: ${receipt}`, 'x'.repeat(200)])
      await answer(id, { to: email, subject })
    await test.outbox?.run()
    const subjects = test.mailServer.mails.map(({ headers }) => headers.subject)
    expect(subjects).toEqual([
      `Besichtigung [${receipt}]`,
      `AW: ${receipt}`,
      `${'x'.repeat(200 - receipt.length - 3)} [${receipt}]`,
    ])
  })
})
