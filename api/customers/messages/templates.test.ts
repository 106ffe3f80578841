import { afterAll, expect, it } from 'vitest'
import type { MessageDraft, MessageTemplate } from '../../../shared/inquiries/template.ts'
import { createInquiryTest } from '../inquiries/inquiries.testing.ts'

const { test, send } = await createInquiryTest()
afterAll(() => test.close())

const { token } = test
const path = '/api/message-templates'
const create = (body: Record<string, unknown>) =>
  test.call<MessageTemplate>('POST', path, { token, body })

it('has four useful ones from the start, each in German and in English', async () => {
  const { data } = await test.get<MessageTemplate[]>(path, token)
  const named = (language: string) =>
    data.filter((template) => template.language === language).map(({ name }) => name)
  expect(named('de')).toHaveLength(4)
  expect(named('en')).toEqual(named('de').map((name) => `${name} (Englisch)`))
  for (const { text, language } of data) {
    expect(text).toContain('{{anrede}}')
    expect(text).toMatch(language === 'de' ? /Mit freundlichen Grüßen$/ : /Kind regards$/)
  }
})

it('attaches what it says is attached, from the start', async () => {
  const { data } = await test.get<MessageTemplate[]>(path, token)
  for (const { text, dataSheets } of data) expect(dataSheets).toBe(/Anhang|attached/.test(text))
  expect(data.filter(({ dataSheets }) => dataSheets)).toHaveLength(2)
})

it('is kept, changed and deleted under a name of its own', async () => {
  const { status, data } = await create({ name: 'Zusage', text: '{{anrede}}, ja.' })
  expect([status, data.subject]).toEqual([201, ''])
  expect(await create({ name: 'Zusage', text: 'Ja.' })).toMatchObject({
    status: 409,
    details: { name: [expect.any(String)] },
  })
  const changed = await test.call<MessageTemplate>('PUT', `${path}/${data.id}`, {
    token,
    body: { subject: 'Zu {{nummer}}' },
  })
  expect(changed.data).toMatchObject({ name: 'Zusage', subject: 'Zu {{nummer}}' })
  expect((await test.call('DELETE', `${path}/${data.id}`, { token })).status).toBe(200)
  expect((await test.get(`${path}/${data.id}`, token)).status).toBe(404)
})

it('is German unless it says that it is English', async () => {
  const { data } = await create({ name: 'Auf Deutsch', text: 'Ja.' })
  expect(data.language).toBe('de')
  expect(await create({ name: 'Reply', text: 'Yes.', language: 'en' })).toMatchObject({
    status: 201,
    data: { language: 'en' },
  })
  const put = (language: string) =>
    test.call<MessageTemplate>('PUT', `${path}/${data.id}`, { token, body: { language } })
  expect((await put('en')).data).toMatchObject({ name: 'Auf Deutsch', language: 'en' })
  expect(await put('fr')).toMatchObject({
    status: 400,
    details: { language: [expect.any(String)] },
  })
})

it('answers 409 with the newer version to one who has not seen it', async () => {
  const { data } = await create({ name: 'Vorgestern', text: 'Ja.' })
  const put = (text: string) =>
    test.call<MessageTemplate>('PUT', `${path}/${data.id}`, {
      token,
      body: { text },
      headers: { 'If-Match': `"${data.updatedAt}"` },
    })
  expect((await put('Gern.')).status).toBe(200)
  expect(await put('Nein.')).toMatchObject({ status: 409, data: { text: 'Gern.' } })
})

it('takes one of two who save at the same moment, and shows that to the other', async () => {
  const { data } = await create({ name: 'Gleichzeitig', text: 'Ja.' })
  const headers = { 'If-Match': `"${data.updatedAt}"` }
  const put = (body: Record<string, string>) =>
    test.call<MessageTemplate>('PUT', `${path}/${data.id}`, { token, body, headers })
  const answers = await Promise.all([put({ text: 'Gern.' }), put({ subject: 'Zusage' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [saved, refused] = answers.sort((a, b) => a.status - b.status)
  expect(refused?.data).toEqual(saved?.data)
  expect((await test.get(`${path}/${data.id}`, token)).data).toEqual(saved?.data)
})

it.each([
  [{ text: 'Guten Tag {{vorname}}' }, 'text', '{{vorname}}'],
  [{ subject: '{{ preis }}' }, 'subject', '{{preis}}'],
])('refuses a word that means nothing: %j', async (changes, field, word) => {
  const { status, details } = await create({ name: 'Falsch', text: 'Ja.', ...changes })
  expect([status, Object.keys(details ?? {})]).toEqual([400, [field]])
  expect(details?.[field]?.[0]).toContain(word)
})

it('is filled in with what is known of the inquiry', async () => {
  const machines = [
    await test.addProduct({ title: 'Linde H30D' }),
    await test.addProduct({ title: 'Still RX 20' }),
  ]
  const { data: inquiry } = await send({
    name: 'Erika Muster',
    company: 'Muster {{name}} KG',
    productIds: machines.map(({ id }) => id),
  })
  const { data: template } = await create({
    name: 'Alles',
    subject: 'Zu {{nummer}}',
    text: '{{anrede}},\n{{ maschinen }}\n{{links}}\n{{firma}}\n{{absender}}, {{haendler}}',
  })
  const { data } = await test.call<MessageDraft>(
    'POST',
    `/api/contact/${inquiry.id}/messages/preview`,
    { token, body: { templateId: template.id } },
  )
  expect(data.subject).toBe(`Zu ${inquiry.receipt}`)
  expect(data.text.split('\n')).toEqual([
    'Guten Tag Erika Muster,',
    'Linde H30D',
    'Still RX 20',
    ...machines.map(({ id }) => `${test.config.siteUrl}/produkt/${id}`),
    'Muster {{name}} KG',
    'ElbStapler GmbH, ElbStapler GmbH',
  ])
})

it('greets in its own language, and names the English page of a machine', async () => {
  const { id } = await test.addProduct({ title: 'Linde H30D' })
  const { data: inquiry } = await send({ name: 'Ama Mensah', productIds: [id], language: 'en' })
  const { data: template } = await create({
    name: 'Price',
    language: 'en',
    text: '{{anrede}},\n{{maschinen}}: {{links}}',
  })
  const preview = () =>
    test.call<MessageDraft>('POST', `/api/contact/${inquiry.id}/messages/preview`, {
      token,
      body: { templateId: template.id },
    })
  expect((await preview()).data.text).toBe(
    `Dear Ama Mensah,\nLinde H30D: ${test.config.siteUrl}/en/machine/${id}`,
  )
  await test.call('PUT', '/api/settings', { token, body: { english: { hasPages: false } } })
  expect((await preview()).data.text).toContain(`${test.config.siteUrl}/produkt/${id}`)
})

it('brings the data sheets of at most five machines, as an answer takes them', async () => {
  const machines = []
  for (let count = 0; count < 7; count++) machines.push(await test.addProduct())
  const { data: inquiry } = await send({ productIds: machines.map(({ id }) => id) })
  const [deleted, hidden, ...rest] = machines
  await test.call('DELETE', `/api/products/${deleted?.id}`, { token })
  const body = { status: 'inactive' }
  await test.call('PUT', `/api/products/${hidden?.id}`, { token, body })
  const { data: template } = await create({ name: 'Mit Blatt', text: 'Ja.', dataSheets: true })
  expect(template.dataSheets).toBe(true)
  const preview = async () =>
    (
      await test.call<MessageDraft>('POST', `/api/contact/${inquiry.id}/messages/preview`, {
        token,
        body: { templateId: template.id },
      })
    ).data.attachments
  expect(await preview()).toEqual(rest.map(({ id }) => ({ kind: 'dataSheet', productId: id })))
  expect(rest).toHaveLength(5)
  const off = { dataSheets: false }
  await test.call('PUT', `${path}/${template.id}`, { token, body: off })
  expect(await preview()).toEqual([])
})

it('says of data sheets only yes or no', async () => {
  const { status, details } = await create({ name: 'Falsch', text: 'Ja.', dataSheets: 'ja' })
  expect([status, Object.keys(details ?? {})]).toEqual([400, ['dataSheets']])
})
