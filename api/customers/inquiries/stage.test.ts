import { afterAll, describe, expect, it } from 'vitest'
import { nextOpeningOrTomorrow } from '../../../shared/dealer/clock.ts'
import { demoSettings } from '../../../shared/dealer/company.ts'
import { hoursAround } from '../../dealer/holidays/holidays.ts'
import { addColleague } from '../../tests/accounts.ts'
import { createInquiryTest } from './inquiries.testing.ts'

const { test, send, read, change, listed } = await createInquiryTest()
afterAll(() => test.close())

const received = async () => (await send()).data.id
const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString()
const nextOpening = () => {
  const now = new Date()
  return nextOpeningOrTomorrow(hoursAround(demoSettings, now), now)
}
const step = { at: tomorrow, text: 'Angebot rechnen' }

describe('a new inquiry', () => {
  it('waits for an answer by the promised time, and is everybody’s', async () => {
    const inquiry = await read(await received())
    expect(inquiry).toMatchObject({ stage: 'new', status: 'new', source: 'website', ownerId: null })
    expect(inquiry.nextStep).toEqual({ at: inquiry.answerDueAt, text: 'Antworten' })
    expect(Date.parse(inquiry.answerDueAt ?? '')).toBeGreaterThan(Date.parse(inquiry.createdAt))
  })
})

describe('the status follows from the stage', () => {
  it.each([
    ['contacted', 'contacted'],
    ['offered', 'contacted'],
    ['won', 'closed'],
    ['done', 'closed'],
  ])('%s is %s', async (stage, status) => {
    const id = await received()
    expect((await change(id, { stage })).data).toMatchObject({ stage, status })
  })

  it.each([
    ['offered', 'contacted', 'offered'],
    ['won', 'closed', 'won'],
    ['won', 'contacted', 'contacted'],
    ['contacted', 'new', 'new'],
    ['contacted', 'closed', 'done'],
  ])('one that is %s and gets the status %s is %s', async (stage, status, then) => {
    const id = await received()
    await change(id, { stage })
    expect((await change(id, { status })).data.stage).toBe(then)
  })

  it('counts less than the stage where both are named', async () => {
    const id = await received()
    expect((await change(id, { status: 'closed', stage: 'offered' })).data.stage).toBe('offered')
  })
})

describe('a lost inquiry', () => {
  it('needs a reason', async () => {
    const id = await received()
    for (const body of [{ stage: 'lost' }, { stage: 'lost', lostReason: null }]) {
      const refused = await change(id, body)
      expect(refused.status).toBe(400)
      expect(Object.keys(refused.details ?? {})).toEqual(['lostReason'])
    }
    const lost = await change(id, {
      stage: 'lost',
      lostReason: 'price',
      lostNote: '2.000 € weniger',
    })
    expect(lost.data).toMatchObject({
      lostReason: 'price',
      lostNote: '2.000 € weniger',
      nextStep: null,
    })
    expect((await change(id, { lostNote: 'anderer Händler' })).data.lostNote).toBe(
      'anderer Händler',
    )
  })

  it('forgets it when it is opened again, and its history still says it', async () => {
    const id = await received()
    await change(id, { stage: 'lost', lostReason: 'postponed', lostNote: 'im\nFrühjahr' })
    const { data } = await change(id, { stage: 'contacted' })
    expect(data).toMatchObject({ lostReason: null, lostNote: null })
    const { events } = await read(id)
    expect(events.map(({ text }) => text)).toContain(
      'Status geändert: Neu → Verloren (Projekt verschoben: im Frühjahr)',
    )
  })

  it('says in its history what was added to its reason', async () => {
    const id = await received()
    await change(id, { stage: 'lost', lostReason: 'price' })
    await change(id, { lostNote: '2.000 € zu viel' })
    expect((await read(id)).events.at(-1)?.text).toContain('2.000 € zu viel')
  })

  it.each([['teuer'], [7]])('takes no reason like %j', async (lostReason) => {
    const refused = await change(await received(), { stage: 'lost', lostReason })
    expect([refused.status, Object.keys(refused.details ?? {})]).toEqual([400, ['lostReason']])
  })
})

describe('the next step', () => {
  it('is what the colleague says', async () => {
    const id = await received()
    expect((await change(id, { nextStep: step })).data.nextStep).toEqual(step)
    const { events } = await read(id)
    expect(events.at(-1)?.text).toContain('Angebot rechnen')
  })

  it('cannot be taken from an open inquiry', async () => {
    const id = await received()
    const refused = await change(id, { nextStep: null })
    expect([refused.status, Object.keys(refused.details ?? {})]).toEqual([400, ['nextStep']])
    expect((await read(id)).nextStep?.text).toBe('Antworten')
  })

  it('ends with closing, and comes back at the next opening', async () => {
    const id = await received()
    expect((await change(id, { stage: 'done', nextStep: null })).data.nextStep).toBeNull()
    const refused = await change(id, { nextStep: step })
    expect([refused.status, Object.keys(refused.details ?? {})]).toEqual([400, ['nextStep']])
    const before = nextOpening()
    const { nextStep } = (await change(id, { stage: 'contacted' })).data
    const after = nextOpening()
    expect(nextStep?.text).toBe('Weiter bearbeiten')
    expect([before.toISOString(), after.toISOString()]).toContain(nextStep?.at)
  })

  it('is the promised answer again where one that nobody has answered is set back to new', async () => {
    const id = await received()
    const { answerDueAt, nextStep } = await read(id)
    await change(id, { stage: 'won' })
    await change(id, { nextStep: { ...step, text: 'Übergabe vorbereiten' } })
    expect((await change(id, { stage: 'new' })).data.nextStep).toEqual(nextStep)
    await change(id, { stage: 'done' })
    expect((await change(id, { status: 'new' })).data.nextStep).toEqual({
      at: answerDueAt,
      text: 'Antworten',
    })
  })

  it('is what is left to do about a sale, and not what was to be done before', async () => {
    const handover = { ...step, text: 'Übergabe vorbereiten' }
    const won = await change(await received(), { stage: 'won', nextStep: handover })
    expect(won.data).toMatchObject({ stage: 'won', nextStep: handover })
    const id = await received()
    const { nextStep } = await read(id)
    const former = await change(id, { stage: 'won', nextStep })
    expect(former.data).toMatchObject({ stage: 'won', nextStep: null })
    const lost = { stage: 'lost', lostReason: 'price', nextStep: handover }
    expect((await change(await received(), lost)).data.nextStep).toBeNull()
  })

  it('is no handover where nothing is sold any more', async () => {
    const id = await received()
    await change(id, { stage: 'won' })
    await change(id, { nextStep: { ...step, text: 'Übergabe vorbereiten' } })
    const { nextStep } = (await change(id, { stage: 'offered' })).data
    expect(nextStep?.text).toBe('Weiter bearbeiten')
  })

  it.each([
    [{ at: 'morgen', text: 'Anrufen' }],
    [{ at: tomorrow, text: ' ' }],
    [{ at: tomorrow, text: 'x'.repeat(201) }],
    [{ at: '9999-12-31T23:59:59-23:00', text: 'Anrufen' }],
    ['morgen'],
  ])('is not %j', async (nextStep) => {
    const refused = await change(await received(), { nextStep })
    expect([refused.status, Object.keys(refused.details ?? {})]).toEqual([400, ['nextStep']])
  })

  it('is a rule of the database itself', async () => {
    const id = await received()
    await expect(
      test.query(`update inquiry set next_step_at = null where id = ${id}`),
    ).rejects.toThrow(/check/i)
  })
})

describe('the owner', () => {
  it('is somebody who may edit inquiries', async () => {
    const sales = await addColleague(test, 'sales')
    const stock = await addColleague(test, 'stock')
    const id = await received()
    expect((await change(id, { ownerId: sales.id })).data).toMatchObject({
      ownerId: sales.id,
      owner: sales.username,
    })
    for (const ownerId of [stock.id, 9999]) {
      const refused = await change(id, { ownerId })
      expect([refused.status, Object.keys(refused.details ?? {})]).toEqual([400, ['ownerId']])
    }
    const owners = await test.get<{ id: number }[]>('/api/contact/owners', sales.token)
    expect(owners.data.map((owner) => owner.id)).toEqual(expect.arrayContaining([sales.id]))
    expect(owners.data.map((owner) => owner.id)).not.toContain(stock.id)
  })

  it('leaves everything to everybody with the account, or with the right', async () => {
    const gone = await addColleague(test, 'sales', 'Geht bald')
    const moved = await addColleague(test, 'sales', 'Wechselt bald')
    const one = await received()
    const two = await received()
    await change(one, { ownerId: gone.id })
    await change(two, { ownerId: moved.id })
    await test.call('DELETE', `/api/users/${gone.id}`, { token: test.token })
    await test.call('PUT', `/api/users/${moved.id}`, { token: test.token, body: { role: 'stock' } })
    for (const id of [one, two])
      expect(await read(id)).toMatchObject({ ownerId: null, nextStep: { text: 'Antworten' } })
  })
})

describe('spam', () => {
  it('has neither owner nor step, and gets a step when it is none', async () => {
    const id = await received()
    const sales = await addColleague(test, 'sales', 'Petra')
    await change(id, { ownerId: sales.id })
    expect((await change(id, { spam: true })).data).toMatchObject({ ownerId: null, nextStep: null })
    expect((await change(id, { ownerId: sales.id })).status).toBe(400)
    expect((await change(id, { spam: false })).data.nextStep?.text).toBe('Antworten')
  })
})

describe('the list', () => {
  it('shows what is due, whose it is and where it came from', async () => {
    const sales = await addColleague(test, 'sales', 'Liste')
    const late = await received()
    const today = await received()
    const later = await received()
    const past = new Date(Date.now() - 60_000).toISOString()
    await change(late, { nextStep: { at: past, text: 'Anrufen' }, ownerId: sales.id })
    await change(today, { nextStep: { at: new Date().toISOString(), text: 'Anrufen' } })
    await change(later, { nextStep: { at: '2099-01-01T08:00:00Z', text: 'Anrufen' } })
    const found = async (query: string) => (await listed(query)).map(({ id }) => id)
    expect(await found('due=overdue')).toContain(late)
    expect(await found('due=overdue')).not.toContain(later)
    expect(await found('due=today')).toEqual(expect.arrayContaining([late, today]))
    expect(await found(`owner=${sales.id}`)).toEqual([late])
    expect(await found('owner=none')).not.toContain(late)
    expect(await found('source=phone')).toEqual([])
    const byStep = await found('sort=nextStep&order=asc')
    expect(byStep.indexOf(late)).toBeLessThan(byStep.indexOf(later))
    const mine = await test.get<{ id: number }[]>('/api/contact?owner=me', sales.token)
    expect(mine.data.map(({ id }) => id)).toEqual([late])
  })

  it.each(['stage=verkauft', 'owner=alle', 'due=morgen', 'source=fax', 'sort=name', 'order=up'])(
    'says that %s is no filter',
    async (query) => {
      expect((await test.get(`/api/contact?${query}`, test.token)).status).toBe(400)
    },
  )
})

describe('whoever wins an inquiry', () => {
  it('is in charge of it where nobody is', async () => {
    const id = await received()
    const { data: account } = await test.get<{ id: number }>('/api/auth/me', test.token)
    expect((await change(id, { stage: 'won' })).data).toMatchObject({ ownerId: account.id })
    // As „Rückgängig“ has it.
    const undone = await change(id, { stage: 'new', ownerId: null })
    expect(undone.data).toMatchObject({ stage: 'new', ownerId: null })
  })

  it('leaves it to whoever is, and nobody in charge of spam', async () => {
    const colleague = await addColleague(test, 'sales', 'gewinnt')
    const taken = await received()
    const spam = await received()
    await change(taken, { ownerId: colleague.id })
    await change(spam, { spam: true })
    expect((await change(taken, { stage: 'won' })).data).toMatchObject({ ownerId: colleague.id })
    expect((await change(spam, { stage: 'won' })).data).toMatchObject({ ownerId: null })
  })
})
