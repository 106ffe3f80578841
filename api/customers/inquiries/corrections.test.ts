import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { MailStatus } from '../../../shared/mail/mail.ts'
import type { Person } from '../../../shared/persons/person.ts'
import { MailEntity } from '../../base/work/mail/mail.entity.ts'
import { addColleague } from '../../tests/accounts.ts'
import { createInquiryTest } from './inquiries.testing.ts'

const { test, send, read, change, listed, mailsOf } = await createInquiryTest()
afterAll(() => test.close())

let people = 0
const mistyped = () => ({
  name: 'Erika Mustr',
  company: 'Muster Logstik',
  phone: '040 6696',
  email: `erika${++people}@frima.example`,
  message: `Suche Nummer ${people}.`,
})
const right = (number = people) => ({
  name: 'Erika Muster',
  company: 'Muster Logistik',
  phone: `040 66969-${300 + number}`,
  email: `erika${number}@firma.example`,
})

describe('what somebody has said of themselves', () => {
  let id: number
  beforeEach(async () => {
    id = (await send(mistyped())).data.id
  })

  it('can be put right, and the history says what was there before', async () => {
    const { updatedAt } = await read(id)
    const { status, data } = await change(id, right(), updatedAt)
    expect(status).toBe(200)
    expect(data).toMatchObject({ ...right(), stage: 'new' })
    expect(data.updatedAt > updatedAt).toBe(true)
    expect(data.events.at(-1)).toMatchObject({
      kind: 'corrected',
      author: 'admin',
      text: `Berichtigt: Name „Erika Mustr“ → „Erika Muster“, Firma „Muster Logstik“ → „Muster Logistik“, E-Mail-Adresse „erika${people}@frima.example“ → „${right().email}“, Telefon „040 6696“ → „${right().phone}“`,
    })
  })

  it('is nothing new when it is so already', async () => {
    const before = await read(id)
    const { name, company, email, phone } = before
    expect((await change(id, { name, company, email, phone })).data).toEqual(before)
  })

  it('is found by what is right, and no longer by what was wrong', async () => {
    const wrong = (await read(id)).email
    await change(id, right())
    const found = async (search: string) =>
      (await listed(new URLSearchParams({ search }).toString())).map(({ id }) => id)
    expect(await found(right().email)).toEqual([id])
    expect(await found(right().phone)).toEqual([id])
    expect(await found(wrong)).toEqual([])
    const persons = async (search: string) =>
      (await test.get<Person[]>(`/api/persons?search=${encodeURIComponent(search)}`, test.token))
        .data
    expect(await persons(right().email)).toMatchObject([{ name: 'Erika Muster' }])
    expect(await persons(wrong)).toEqual([])
  })

  it('joins the inquiries of one person, also for a double', async () => {
    const { message } = await read(id)
    await change(id, right())
    const other = (await send({ ...right(), message: 'Und noch etwas anderes.' })).data.id
    expect((await read(id)).related.map(({ id }) => id)).toEqual([other])
    const same = (await send({ ...right(), message })).data.id
    expect((await read(same)).duplicateOf).toBe(id)
  })

  it('lets its offers be found by it', async () => {
    await test.call('POST', `/api/contact/${id}/offers`, { token: test.token })
    const company = `Berichtigt GmbH ${people}`
    await change(id, { company })
    const { data } = await test.get<{ inquiryId: number }[]>(
      `/api/offers?search=${encodeURIComponent(company)}`,
      test.token,
    )
    expect(data).toMatchObject([{ inquiryId: id }])
  })

  it.each([
    [{ name: ' ' }, { name: ['Name ist erforderlich'] }],
    [{ email: 'erika@' }, { email: ['Ungültige E-Mail-Adresse'] }],
    [{ company: 'x'.repeat(201) }, { company: [expect.stringContaining('200 Zeichen')] }],
    [{ phone: null }, { phone: ['Telefonnummer muss ein Text sein'] }],
    [
      { email: '', phone: '' },
      {
        email: ['E-Mail-Adresse oder Telefonnummer ist erforderlich'],
        phone: ['E-Mail-Adresse oder Telefonnummer ist erforderlich'],
      },
    ],
  ])('is not put right with %j', async (patch, details) => {
    const before = await read(id)
    const refused = await change(id, patch)
    expect([refused.status, refused.details]).toEqual([400, details])
    expect(await read(id)).toEqual(before)
  })

  it('may lose its address or its telephone, not both', async () => {
    expect((await change(id, { email: '' })).status).toBe(200)
    const refused = await change(id, { phone: '' })
    expect([refused.status, Object.keys(refused.details ?? {}).sort()]).toEqual([
      400,
      ['email', 'phone'],
    ])
  })

  it('is saved over nobody else’s work', async () => {
    const { updatedAt } = await read(id)
    await change(id, { notes: 'Ruft an' })
    const late = await change(id, right(), updatedAt)
    expect(late).toMatchObject({ status: 409, data: { name: 'Erika Mustr', notes: 'Ruft an' } })
  })

  it('is put right by those who edit inquiries', async () => {
    const sales = await addColleague(test, 'sales', `S${id}`)
    const stock = await addColleague(test, 'stock', `L${id}`)
    const put = (token: string) =>
      test.call('PUT', `/api/contact/${id}`, { token, body: { name: 'Erika Muster' } })
    expect((await put(sales.token)).status).toBe(200)
    expect((await put(stock.token)).status).toBe(403)
  })
})

describe('a mail that could not be delivered', () => {
  const recipients = async (id: number) =>
    (await mailsOf(id)).map(({ kind, recipient }) => `${kind} ${recipient}`)
  const failed = (id: number) =>
    test.query(`update mail set state = 'failed', last_error = '550' where about = '${id}'`)
  const resend = (mail: number) =>
    test.call<{ recipient: string }>('POST', `/api/mail/${mail}/resend`, { token: test.token })

  it('goes to the address of now when it is sent again, and so does what still waits', async () => {
    const { id } = (await send(mistyped())).data
    const answer = await test.call<{ id: number }>('POST', `/api/contact/${id}/messages`, {
      token: test.token,
      body: { kind: 'reply', text: 'Ja, gern.' },
    })
    expect(answer.status).toBe(201)
    const em = test.database.orm.em.fork()
    const reply = await em.findOneOrFail(MailEntity, {
      kind: 'reply',
      about: String(answer.data.id),
    })
    await test.query(`update mail set state = 'failed', last_error = '550' where id = ${reply.id}`)
    await change(id, right())
    expect(await recipients(id)).toEqual([
      'notification verkauf@elbstapler.example',
      `confirmation ${right().email}`,
    ])
    const corrected = (await test.get<MailStatus>('/api/mail', test.token)).data
    expect(corrected.failures.map(({ lastError }) => lastError)).toEqual([
      expect.stringContaining('An die berichtigte ging die Mail noch nicht'),
    ])
    expect((await resend(reply.id)).data.recipient).toBe(right().email)
    const { data } = await test.get<MailStatus>('/api/mail', test.token)
    expect(JSON.stringify(data.failures)).not.toContain('@frima.example')
  })

  it('stays as it is where the address is gone, and says so', async () => {
    const { id } = (await send(mistyped())).data
    await failed(id)
    await change(id, { email: '' })
    const confirmation = (await mailsOf(id)).find(({ kind }) => kind === 'confirmation')
    const refused = await resend(confirmation?.id ?? 0)
    expect([refused.status, refused.error]).toEqual([
      409,
      expect.stringContaining('keine E-Mail-Adresse'),
    ])
  })
})
