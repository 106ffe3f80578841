import { afterAll, describe, expect, it } from 'vitest'
import type { InquiryBulkReport } from '../../../shared/inquiries/inquiry-patch.ts'
import { addColleague } from '../../tests/accounts.ts'
import { createInquiryTest } from './inquiries.testing.ts'

const { test, send, read, listed, mailsOf } = await createInquiryTest()
afterAll(() => test.close())
const sales = await addColleague(test, 'sales')

const received = async (changes = {}) => (await send(changes)).data.id
const bulk = (ids: unknown, changes: unknown, token = test.token) =>
  test.call<InquiryBulkReport>('PUT', '/api/contact/bulk', { token, body: { ids, changes } })
const eventsOf = async (id: number) => (await read(id)).events.map(({ kind }) => kind)
const nextStep = { at: '2099-01-05T08:00:00.000Z', text: 'Katalog senden' }

describe('many inquiries at once', () => {
  it('get an owner and a next step, each with its events', async () => {
    const ids = [await received(), await received()]
    const { status, data } = await bulk(
      [...ids, ids[0]],
      { ownerId: sales.id, nextStep },
      sales.token,
    )
    expect(status).toBe(200)
    expect(data).toEqual({ changed: ids, failed: [] })
    for (const id of ids) {
      expect(await read(id)).toMatchObject({ ownerId: sales.id, nextStep })
      expect(await eventsOf(id)).toEqual(['received', 'owner', 'step'])
    }
  })

  it('have their steps of before again, as if none had been chosen', async () => {
    const ids = [await received(), await received()]
    const before = await read(ids[0] ?? 0)
    await bulk(ids, { nextStep })
    await bulk(ids, { nextStep: before.nextStep, undoStep: true })
    for (const id of ids) {
      expect(await read(id)).toMatchObject({ nextStep: before.nextStep })
      expect(await eventsOf(id)).toEqual(['received'])
    }
  })

  it('are lost for one reason, and leave the work of the day', async () => {
    const ids = [await received(), await received()]
    await bulk(ids, { stage: 'lost', lostReason: 'noAnswer' })
    const due = await test.get<{ items: { inquiry: { id: number } }[] }>('/api/today', test.token)
    expect(due.data.items.filter(({ inquiry }) => ids.includes(inquiry.id))).toEqual([])
    for (const id of ids)
      expect(await read(id)).toMatchObject({
        stage: 'lost',
        lostReason: 'noAnswer',
        nextStep: null,
      })
  })

  it('become spam, whose mails stay here', async () => {
    const id = await received()
    expect((await bulk([id], { spam: true })).data.changed).toEqual([id])
    expect(await mailsOf(id)).toEqual([])
    expect((await listed('spam=true')).map((inquiry) => inquiry.id)).toContain(id)
    await bulk([id], { spam: false })
    expect(await read(id)).toMatchObject({ spam: false, stage: 'new' })
  })

  it('stay as they were where it cannot be done, and say why, while the others change', async () => {
    const spam = await received()
    const good = await received()
    await bulk([spam], { spam: true })
    const { data } = await bulk([999_999, spam, good], { ownerId: sales.id })
    expect(data.changed).toEqual([good])
    expect(data.failed).toEqual([
      { id: 999_999, error: 'Anfrage nicht gefunden' },
      { id: spam, error: 'Spam und doppelte Anfragen haben keinen Zuständigen' },
    ])
    expect(await read(spam)).toMatchObject({ ownerId: null, spam: true })
  })

  it.each([
    [[], { spam: true }, 'ids', /mindestens eine/],
    ['alle', { spam: true }, 'ids', /Liste/],
    [[0], { spam: true }, 'ids.0', /Nummer/],
    [Array(201).fill(1), { spam: true }, 'ids', /Höchstens 200/],
    [[1], {}, 'changes', /was sich ändern soll/],
    [[1], { stage: 'lost' }, 'changes.lostReason', /verloren/],
    [[1], { stage: 'halb' }, 'changes.stage', /Ungültiger Stand/],
    [[1], { spam: 'ja' }, 'changes.spam', /wahr oder falsch/],
    [[1], { ownerId: 999_999 }, 'changes.ownerId', /Zuständig sein kann nur/],
    [[1], { nextStep: { at: 'bald', text: '' } }, 'changes.nextStep.at', /./],
    [[1], { spam: true, name: 'Anders' }, 'changes.name', /gibt es nicht/],
  ])('refuses %j with %j by the name of its field', async (ids, changes, field, message) => {
    const { status, details } = await bulk(ids, changes)
    expect(status).toBe(400)
    expect(details?.[field]?.[0]).toMatch(message)
  })
})
