import { hash } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Offer } from '../../../shared/offers/offer.ts'
import { createOfferTest, type OfferTest } from '../../customers/offers/offers.testing.ts'
import { PASSWORD } from '../../tests/test-app.ts'
import { restore } from './backups.testing.ts'

let at: OfferTest
beforeEach(async () => {
  at = await createOfferTest()
})
afterEach(() => at.close())

const serialOf = ({ number }: Offer) => Number(number?.slice(-4))

async function sent(token: string): Promise<Offer> {
  const inquiry = await at.inquire(await at.test.addProduct())
  const draft = await at.test.call<Offer>('POST', `/api/contact/${inquiry}/offers`, { token })
  const path = `/api/offers/${draft.data.id}/send`
  return (await at.test.call<Offer>('POST', path, { token, body: { by: 'hand' } })).data
}

it('brings offers back byte for byte, and no number is given again', async () => {
  const { token } = at.test
  const kept = await sent(token)
  const { data } = await at.test.call<{ name: string }>('POST', '/api/backups', { token })
  const lost = await sent(token)
  const { status } = await restore(at.test, token, { name: data.name, mode: 'apply' })
  expect(status).toBe(200)
  const login = await at.test.call<{ token: string }>('POST', '/api/auth/login', {
    body: { username: 'admin', password: PASSWORD },
  })
  const read = await at.test.get<Offer>(`/api/offers/${kept.id}`, login.data.token)
  expect(read.data).toEqual(kept)
  const paper = await (await at.visit(kept.address ?? '', '/angebot.pdf')).arrayBuffer()
  expect(hash('sha256', Buffer.from(paper))).toBe(kept.pdfSha256)
  expect(serialOf(lost)).toBe(serialOf(kept) + 1)
  const inquiry = await at.test.query<{ id: number }>('select id from inquiry')
  const draft = await at.test.call<Offer>('POST', `/api/contact/${inquiry[0]?.id}/offers`, {
    token: login.data.token,
  })
  const next = await at.test.call<Offer>('POST', `/api/offers/${draft.data.id}/send`, {
    token: login.data.token,
    body: { by: 'hand' },
  })
  expect(serialOf(next.data)).toBe(serialOf(lost) + 1)
})

it('lets links say that their offers are withdrawn which a restore does not bring back', async () => {
  const { token } = at.test
  const back = await sent(token)
  const lost = await sent(token)
  await at.test.call('DELETE', `/api/contact/${lost.inquiryId}`, { token })
  const { data } = await at.test.call<{ name: string }>('POST', '/api/backups', { token })
  await at.test.call('DELETE', `/api/contact/${back.inquiryId}`, { token })
  const later = await sent(token)
  expect(await statusOfPage(back)).toEqual([200, 'withdrawn'])
  const { status } = await restore(at.test, token, { name: data.name, mode: 'apply' })
  expect(status).toBe(200)
  expect(await statusOfPage(back)).toEqual([200, 'shown'])
  for (const one of [lost, later]) expect(await statusOfPage(one)).toEqual([200, 'withdrawn'])
})

async function statusOfPage({ address }: Offer) {
  const answer = await at.visit(address ?? '')
  return [answer.status, (await answer.text()).includes('withdrawn') ? 'withdrawn' : 'shown']
}
