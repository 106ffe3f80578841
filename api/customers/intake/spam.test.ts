import { afterAll, describe, expect, it } from 'vitest'
import { DAY } from '../../../shared/time/time.ts'
import { createInquiryTest } from '../inquiries/inquiries.testing.ts'

const { test, send, read, change, listed, mailsOf } = await createInquiryTest()
afterAll(() => test.close())

describe('spam', () => {
  const sendSpam = () => send({ website: 'https://casino.example' })

  it('is answered like any other inquiry', async () => {
    const good = await send()
    const bad = await sendSpam()
    expect(bad.status).toBe(201)
    expect(Object.keys(bad.data)).toEqual(Object.keys(good.data))
    expect(bad.data).toMatchObject({ receipt: expect.stringMatching(/^A-\d{4}-\d{5}$/) })
    expect(bad.data.status).toBe('new')
  })

  it('is listed where it is asked for, and says why', async () => {
    const { data } = await sendSpam()
    const ids = async (query: string) => (await listed(query)).map(({ id }) => id)
    expect(await ids('')).not.toContain(data.id)
    expect(await ids('spam=false')).not.toContain(data.id)
    expect(await ids('spam=true')).toContain(data.id)
    expect((await read(data.id)).events.at(-1)).toMatchObject({
      kind: 'spam',
      text: 'Als Spam eingestuft: verstecktes Feld ausgefüllt',
    })
  })

  it('is mailed to nobody', async () => {
    expect(await mailsOf((await sendSpam()).data.id)).toEqual([])
  })

  it('is told to the dealer, once, and never to its sender, when it turns out to be none', async () => {
    const { id } = (await sendSpam()).data
    const { data } = await change(id, { spam: false })
    expect(data).toMatchObject({ spam: false, events: [{}, {}, { text: 'Kein Spam' }] })
    await change(id, { spam: false, status: 'contacted' })
    expect((await mailsOf(id)).map(({ kind }) => kind)).toEqual(['notification'])
  })

  it('takes mails back that have not gone out when the administrator finds it', async () => {
    const { id } = (await send()).data
    expect(await mailsOf(id)).toHaveLength(2)
    await change(id, { spam: true })
    expect(await mailsOf(id)).toEqual([])
    expect((await read(id)).events.at(-1)?.text).toBe('Als Spam markiert')
  })

  it('is deleted after 30 days without a touch, other inquiries after twelve months', async () => {
    const spam = (await sendSpam()).data.id
    const good = (await send()).data.id
    const inDays = (days: number) => new Date(Date.now() + days * DAY)
    await test.housekeeping.run(inDays(29))
    expect((await listed('spam=true')).map(({ id }) => id)).toContain(spam)
    await test.housekeeping.run(inDays(31))
    expect(await listed('spam=true')).toEqual([])
    for (let days = 61; days < 364; days += 29) await test.housekeeping.run(inDays(days))
    await test.housekeeping.run(inDays(364))
    expect((await read(good)).id).toBe(good)
    await test.housekeeping.confirm(inDays(367))
    expect(await listed('')).toEqual([])
  })
})

describe('what reads like an advert', () => {
  const sendAdverts = () =>
    send({
      message: `Was kostet so einer?
https://boerse.example/1 https://boerse.example/2 https://boerse.example/3`,
    })

  it('is an inquiry like any other, and both mails go out', async () => {
    const { data } = await sendAdverts()
    expect(await read(data.id)).toMatchObject({
      spam: false,
      suspicious: true,
      nextStep: { text: 'Antworten' },
      events: [{}, { kind: 'spam', text: 'Verdacht auf Werbung: mehr Links als Text' }],
    })
    expect((await mailsOf(data.id)).map(({ kind }) => kind)).toEqual([
      'notification',
      'confirmation',
    ])
    expect((await listed('')).map(({ id }) => id)).toContain(data.id)
  })

  it('can be listed alone, and becomes spam with one word', async () => {
    const advert = await sendAdverts()
    const plain = await send()
    const ids = async (query: string) => (await listed(query)).map(({ id }) => id)
    expect(await ids('suspicious=true')).toContain(advert.data.id)
    expect(await ids('suspicious=true')).not.toContain(plain.data.id)
    expect(await ids('suspicious=false')).not.toContain(advert.data.id)
    await change(advert.data.id, { spam: true })
    expect(await ids('suspicious=true')).not.toContain(advert.data.id)
    expect(await ids('spam=true')).toContain(advert.data.id)
  })

  it('is none of both when a robot has sent it', async () => {
    const { data } = await send({ website: 'x', message: 'https://casino.example/win' })
    expect(await read(data.id)).toMatchObject({ spam: true, suspicious: false })
  })
})
