import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { SalesFigures } from '../../../shared/inquiries/sales-figures.ts'
import type { Offer } from '../../../shared/offers/offer.ts'
import type { OfferFigures } from '../../../shared/offers/offer-figures.ts'
import type { Product } from '../../../shared/product/product.ts'
import { DAY } from '../../../shared/time/time.ts'
import { addColleague } from '../../tests/accounts.ts'
import { createPersonsTest, type PersonsTest } from '../persons/persons.testing.ts'
import { destroyExpired } from './archive.changes.ts'

const PLAN = Buffer.from('%PDF-1.7\nLageplan')
const sender = { name: 'Gerd Gelöscht', company: 'Weg GmbH', email: 'gerd@weg.example' }

let at: PersonsTest
let sales: string
let machine: Product
let offer: Offer
let before: unknown
beforeAll(async () => {
  at = await createPersonsTest()
  sales = (await addColleague(at.test, 'sales')).token
  machine = await at.test.addProduct({ title: 'Linde H25', price: 9_000 })
  const inquiry = await at.inquireWith(sender, machine)
  await at.test.messageFiles.storing(
    [{ name: 'Lageplan.pdf', type: 'application/pdf', content: PLAN }],
    async ([file]) => {
      await at.test.query(
        `insert into message (id, inquiry_id, at, kind, text, sender) values (77, ${inquiry}, 1, 'received', 'Anbei', 'buero@weg.example')`,
      )
      await at.test.query(`insert into message_attachment (message_id, position, name, type, size, file)
        values (77, 0, 'Lageplan.pdf', 'application/pdf', ${PLAN.length}, '${file?.file}')`)
    },
  )
  const draft = (await at.post(`/contact/${inquiry}/offers`)).data
  await at.put(draft.id, { binding: true })
  offer = (await at.post(`/offers/${draft.id}/send`, { by: 'hand' })).data
  await at.post(`/offers/${offer.id}/accept`)
  before = await figures()
  await at.erase((await at.theOne(sender.email)).key, 'apply')
})
afterAll(() => at.close())

const read = async <Data>(path: string, token = at.test.token) =>
  (await at.test.get<Data>(`/api${path}`, token)).data
const figures = async (token = at.test.token) => [
  await read<SalesFigures>('/contact/figures', token),
  await read<OfferFigures>('/offers/figures', token),
]
const bytesOf = async (path: string, token = at.test.token) => {
  const answer = await at.test.app.request(`/api${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  return [answer.status, Buffer.from(await answer.arrayBuffer())] as const
}
const plan = () => `/contact/${offer.inquiryId}/messages/77/attachments/0`

it('counts in figures as before, whoever asks', async () => {
  expect(await figures()).toEqual(before)
  expect(await figures(sales)).toEqual(before)
  expect(before).toMatchObject([
    { received: 1, won: 1, byProduct: [{ productId: machine.id }] },
    { won: { count: 1, value: 9_000 } },
  ])
})

it('is in no list, sum and table of what is worked on', async () => {
  expect(await read('/contact')).toEqual([])
  expect(await read('/contact?stage=won')).toEqual([])
  expect(await read('/offers')).toEqual([])
  expect(await read('/offers/sums')).toMatchObject({ count: 0 })
  for (const path of ['/contact/anfragen.csv', '/offers/angebote.csv'])
    expect(String((await bytesOf(path))[1]), path).not.toContain('Weg GmbH')
})

it('is read by administrators with its machines, its files and its paper, byte for byte, and by nobody else', async () => {
  const kept = await read<InquiryDetail>(`/contact/${offer.inquiryId}`)
  expect(kept).toMatchObject({
    ...sender,
    customer: null,
    products: [{ id: machine.id, title: 'Linde H25', quantity: 1 }],
    keptOffers: [{ id: offer.id, number: offer.number }],
  })
  expect(kept.messages.find(({ id }) => id === 77)).toMatchObject({
    text: 'Anbei',
    attachments: [{ name: 'Lageplan.pdf', size: PLAN.length }],
  })
  await at.test.messageFiles.removeForgotten(new Date(Date.now() + 2 * DAY), DAY)
  expect(await bytesOf(plan())).toEqual([200, PLAN])
  const [, paper] = await bytesOf(`/offers/${offer.id}/angebot.pdf`)
  expect(createHash('sha256').update(paper).digest('hex')).toBe(offer.pdfSha256)
  expect(await at.read(offer.id)).toMatchObject({
    ...{ number: offer.number, lines: offer.lines, totals: offer.totals },
    ...{ status: 'accepted', customer: null, address: null },
  })
  for (const path of [plan(), `/offers/${offer.id}/angebot.pdf`])
    expect((await bytesOf(path, sales))[0], path).toBe(404)
})

it('is found by the address from which a colleague of the customer wrote', async () => {
  expect(await at.findKept('buero@weg.example')).toMatchObject([
    { inquiries: [{ id: offer.inquiryId }] },
  ])
})

it('leaves its machine reserved, for nobody in particular, and its number to nobody else', async () => {
  expect(await at.product(machine.id)).toMatchObject({ status: 'reserved', reservedFor: null })
  const serialOf = ({ number }: Pick<Offer, 'number'>) => Number(number?.slice(-4))
  const next = await at.offered([await at.test.addProduct()])
  expect(serialOf(next)).toBe(serialOf(offer) + 1)
  expect(next.id).toBeGreaterThan(offer.id)
  expect(next.inquiryId).toBeGreaterThan(offer.inquiryId)
})

it('takes nothing of somebody else along that repeats it', async () => {
  const first = (await at.offered([await at.test.addProduct()], { binding: true })).inquiryId
  const { email } = await at.inquiry(first)
  const other = await at.write({ name: 'Otto Other', email: 'otto@firma.example' })
  await at.test.query(`update inquiry set duplicate_of_id = ${first} where id = ${other}`)
  await at.erase((await at.theOne(email)).key, 'apply')
  expect(await at.inquiry(other)).toMatchObject({ duplicateOf: null, stage: 'new' })
})

it('is destroyed on the day after the law wants it kept, with its files', async () => {
  const { keptUntil = '' } = await read<InquiryDetail>(`/contact/${offer.inquiryId}`)
  const lastDay = new Date(`${keptUntil}T12:00:00Z`)
  const em = at.test.database.orm.em.fork()
  await destroyExpired(em, lastDay)
  expect((await at.findKept(sender.email)).length).toBe(1)
  await destroyExpired(em, new Date(lastDay.getTime() + DAY))
  expect(await at.findKept(sender.email)).toEqual([])
  for (const path of [`/contact/${offer.inquiryId}`, `/offers/${offer.id}`])
    expect((await bytesOf(path))[0], path).toBe(404)
  await at.test.messageFiles.removeForgotten(new Date(Date.now() + 2 * DAY), DAY)
  expect(await at.test.messageFiles.storage.list('attachments')).toEqual([])
})
