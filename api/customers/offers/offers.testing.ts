import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoSettings } from '../../../shared/dealer/company.ts'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { Offer } from '../../../shared/offers/offer.ts'
import { type OfferPage, offerPage } from '../../../shared/offers/offer-page.ts'
import type { Product } from '../../../shared/product/product.ts'
import { addDays, berlinDay } from '../../../shared/time/dates.ts'
import { startSite } from '../../delivery/publish/testing/start-site.ts'
import { createTestSite } from '../../delivery/publish/testing/test-site.ts'
import { mailedApp } from '../../tests/mailed-app.ts'

/** What the law wants in business letters. */
export const legal = {
  ...demoSettings.legal,
  managingDirector: 'Petra Kran',
  registerCourt: 'Amtsgericht Hamburg',
  registerNumber: 'HRB 12345',
}

/**
 * A dealer who can send offers, with a mail server and pages.
 * @param env environment variables beyond those that every test has
 */
export async function createOfferTest(env: Record<string, string> = {}) {
  const test = await mailedApp({ SITE_URL: 'https://stapler.example', ...env })
  const folder = await mkdtemp(join(tmpdir(), 'gabelstapler-test-'))
  const site = await startSite(test, createTestSite('one'), folder)
  const { token } = test
  const body = { ...demoSettings, legal }
  await test.call('PUT', '/api/settings', { token, body })
  let customers = 0

  const post = <Data = Offer>(path: string, body?: Record<string, unknown>) =>
    test.call<Data>('POST', `/api${path}`, { token, body })

  /** Opens a customer's page. */
  const visit = (address: string, more = '', request: RequestInit = {}) =>
    site.app.request(`${new URL(address).pathname}${more}`, request)

  /** An enquiry about these machines. */
  const inquire = (...products: Pick<Product, 'id'>[]) => inquireWith({}, ...products)

  async function inquireWith(
    more: Record<string, unknown>,
    ...products: Pick<Product, 'id'>[]
  ): Promise<number> {
    const body = {
      name: 'Erika Muster',
      company: 'Muster Logistik',
      email: `kunde${++customers}@firma.example`,
      message: 'Was kostet das?',
      productIds: products.map(({ id }) => id),
      ...more,
    }
    const { data } = await test.call<{ id: number }>('POST', '/api/contact', { body })
    return data.id
  }

  const put = (id: number, body: Record<string, unknown>, seen = '*') =>
    test.call<Offer>('PUT', `/api/offers/${id}`, {
      token,
      body,
      headers: { 'If-Match': seen === '*' ? seen : `"${seen}"` },
    })

  const draftFor = async (...machines: Pick<Product, 'id'>[]): Promise<Offer> =>
    (await post(`/contact/${await inquire(...machines)}/offers`)).data

  return {
    test,
    post,
    /** The draft of an offer of these machines. */
    draftFor,
    send: (id: number, body: Record<string, unknown> = { text: 'Hier ist unser Angebot.' }) =>
      post(`/offers/${id}/send`, body),
    /** The mails to addresses with these letters. */
    mailsTo: (part: string) =>
      test.mailServer.mails.filter(({ to }) => to.some((address) => address.includes(part))),
    visit,
    inquire,
    inquireWith,
    put,
    /** An offer of these machines that was handed to the customer. */
    async offered(
      machines: Pick<Product, 'id'>[],
      patch: Record<string, unknown> = { binding: true },
    ) {
      const { id } = await draftFor(...machines)
      await put(id, patch)
      const { data } = await post(`/offers/${id}/send`, { by: 'hand' })
      return { ...data, address: data.address ?? '' }
    },
    /** Lets its last day have been yesterday. */
    expire: (id: number) =>
      test.query(
        `update offer set valid_until = '${addDays(berlinDay(new Date()), -1)}' where id = ${id}`,
      ),
    read: async (id: number) => (await test.get<Offer>(`/api/offers/${id}`, token)).data,
    inquiry: async (id: number) =>
      (await test.get<InquiryDetail>(`/api/contact/${id}`, token)).data,
    product: async (id: number) => (await test.get<Product>(`/api/products/${id}`, token)).data,
    /** What a customer's page shows. */
    async page(address: string, more = ''): Promise<OfferPage> {
      const text = await (await visit(address, more)).text()
      return offerPage.parse(JSON.parse(text.split('\n').at(-1) ?? ''))
    },
    /** As a browser without scripts sends a form of that page. */
    submit: (address: string, fields: Record<string, string>) =>
      site.app.request(new URL(address).pathname, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { Origin: 'null' },
      }),
    async close() {
      await site.publisher.close()
      await test.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type OfferTest = Awaited<ReturnType<typeof createOfferTest>>

/** What a customer fills in to accept. */
export const accepting = { action: 'accept', name: 'Erika Muster', business: 'ja', terms: 'ja' }
