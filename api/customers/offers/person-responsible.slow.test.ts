import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CurrentUser } from '../../../shared/accounts/auth.ts'
import { demoSettings } from '../../../shared/dealer/company.ts'
import { addColleague } from '../../tests/accounts.ts'
import { accepting, createOfferTest, type OfferTest } from './offers.testing.ts'

type Colleague = Awaited<ReturnType<typeof addColleague>>
let at: OfferTest
let eva: Colleague
let tom: Colleague
beforeAll(async () => {
  at = await createOfferTest()
  eva = await addColleague(at.test, 'sales', 'Eva')
  tom = await addColleague(at.test, 'sales', 'Tom')
})
afterAll(() => at.close())
beforeEach(async () => {
  await at.test.outbox?.run()
  at.test.mailServer.mails.length = 0
})

const HOUSE = 'verkauf@elbstapler.example'
const settings = (patch: Record<string, unknown>) =>
  at.test.call('PUT', '/api/settings', { token: at.test.token, body: patch })
const inCareOf = (inquiry: number, ownerId: number | null) =>
  at.test.call('PUT', `/api/contact/${inquiry}`, { token: at.test.token, body: { ownerId } })
const wants = (colleague: Colleague, inquiries: boolean) =>
  at.test.call<CurrentUser>('PUT', '/api/auth/mails', {
    token: colleague.token,
    body: { inquiries },
  })

/** Who at the house was told, sorted. */
async function told(): Promise<string[]> {
  await at.test.outbox?.run()
  const { mails } = at.test.mailServer
  return mails
    .flatMap(({ to }) => to)
    .filter((address) => !address.startsWith('kunde'))
    .sort()
}

/** An offer in the care of somebody. */
async function offerOf(ownerId: number | null, patch: Record<string, unknown> = { binding: true }) {
  const offer = await at.offered([await at.test.addProduct()], patch)
  await inCareOf(offer.inquiryId, ownerId)
  await told()
  at.test.mailServer.mails.length = 0
  return offer
}

describe('the person responsible hears, as the house does,', () => {
  it('that an offer was accepted, ordered, declined or asked about', async () => {
    const bound = await offerOf(eva.id)
    await at.submit(bound.address, accepting)
    expect(await told()).toEqual([eva.email, HOUSE])
    expect(at.mailsTo(eva.email)[0]?.text).toContain('angenommen')

    const forms: Record<string, string>[] = [
      accepting,
      { action: 'decline', name: 'Erika Muster', reason: 'Zu teuer' },
      { action: 'ask', name: 'Erika Muster', question: 'Passt sie durch ein Tor von 2,10 m?' },
    ]
    for (const form of forms) {
      const offer = await offerOf(eva.id, { binding: false })
      expect((await at.submit(offer.address, form)).status).toBeLessThan(400)
      expect(await told(), JSON.stringify(form)).toEqual([eva.email, HOUSE])
    }
  })

  it('of a new enquiry with its callback that the rule of the house gives to them', async () => {
    const assignment = { by: 'turns', accounts: [tom.id], categories: [] }
    await settings({ assignment })
    const { data } = await at.test.get<{ slots: { start: string }[] }>('/api/callback-slots')
    const more = { phone: '040 123456', callback: true, callbackAt: data.slots[0]?.start }
    const inquiry = await at.inquireWith(more)
    await settings({ assignment: demoSettings.assignment })
    expect((await at.inquiry(inquiry)).owner).toBe('Tom')
    expect(await told()).toEqual([tom.email, HOUSE])
    expect(at.mailsTo(tom.email)[0]?.text).toContain('Bitte zurückrufen: 040 123456')
  })
})

describe('nobody is told', () => {
  it('twice at one address, however it is written', async () => {
    await settings({ mail: { ...demoSettings.mail, to: ['EVA@firma.example'] } })
    const offer = await offerOf(eva.id)
    await at.submit(offer.address, accepting)
    expect(await told()).toEqual(['EVA@firma.example'])
    await settings({ mail: demoSettings.mail })
  })

  it('what they have done themselves, but what a colleague has', async () => {
    const own = await offerOf(eva.id)
    await at.test.call('POST', `/api/offers/${own.id}/accept`, { token: eva.token })
    expect(await told()).toEqual([HOUSE])
    at.test.mailServer.mails.length = 0
    const ofColleague = await offerOf(eva.id)
    await at.test.call('POST', `/api/offers/${ofColleague.id}/accept`, { token: tom.token })
    expect(await told()).toEqual([eva.email, HOUSE])
  })

  it('who does not want it, until they want it again', async () => {
    const me = async () => (await at.test.get<CurrentUser>('/api/auth/me', eva.token)).data
    expect(await me()).toMatchObject({ inquiryMails: true })
    expect((await wants(eva, false)).status).toBe(200)
    expect(await me()).toMatchObject({ inquiryMails: false })
    const offer = await offerOf(eva.id)
    await at.submit(offer.address, accepting)
    expect(await told()).toEqual([HOUSE])
    await wants(eva, true)
    expect(await me()).toMatchObject({ inquiryMails: true })
  })

  it('but the house where the person has no address, or nobody is responsible', async () => {
    const { data: nameless } = await at.test.call<{ id: number }>('POST', '/api/users', {
      token: at.test.token,
      body: { username: 'Ohne Adresse', role: 'sales' },
    })
    for (const owner of [nameless.id, null]) {
      const offer = await offerOf(owner)
      await at.submit(offer.address, accepting)
      expect(await told()).toEqual([HOUSE])
      at.test.mailServer.mails.length = 0
    }
  })
})

it('says of its own mails what is no switch', async () => {
  const { status, details } = await at.test.call('PUT', '/api/auth/mails', {
    token: eva.token,
    body: { inquiries: 'nie' },
  })
  expect([status, Object.keys(details ?? {})]).toEqual([400, ['inquiries']])
})
