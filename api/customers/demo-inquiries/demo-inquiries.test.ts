import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stages } from '../../../shared/inquiries/stage.ts'
import { readCatalogue } from '../../catalogue/demo-stock/catalogue.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { addDemoInquiries, readDemoInquiries } from './demo-inquiries.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  const { products } = await readCatalogue()
  for (const { title, stockNumber } of products) await test.addProduct({ title, stockNumber })
  await test.database.orm.em
    .fork()
    .transactional(async (em) => addDemoInquiries(em, await readDemoInquiries()))
})
afterAll(() => test.close())

interface Line {
  id: number
  name: string
  company: string
  email: string
  phone: string
  language: string
  stage: string
  products: unknown[]
  nextStep: { at: string; text: string } | null
}
const list = async () => (await test.get<Line[]>('/api/contact?limit=100', test.token)).data

describe('the example inquiries', () => {
  it('are seven in different stages, each about a machine, one from abroad, invented and said to be', async () => {
    const lines = await list()
    expect(lines).toHaveLength(7)
    const seen = new Set(lines.map(({ stage }) => stage))
    expect(seen).toEqual(new Set(stages.filter((stage) => stage !== 'done')))
    expect(lines.filter(({ language }) => language === 'en')).toHaveLength(1)
    for (const { name, company, email, phone, language, products } of lines) {
      expect(name).toContain('(Beispiel)')
      expect(company).toContain('(erfunden)')
      expect(email).toMatch(/\.example$/)
      // https://www.bundesnetzagentur.de: 040 66969-000 to -999 belong to nobody, and by Ofcom +44 20 7946 0000 to 0999.
      expect(phone).toMatch(language === 'en' ? /^\+44 20 7946 0\d{3}$/ : /^040 66969-\d{3}$/)
      expect(products).not.toHaveLength(0)
    }
  })

  it('show a morning: one waits for its answer, one has written, and one comes back by itself', async () => {
    const { data } = await test.get<{ items: { kind: string }[] }>('/api/today', test.token)
    const kinds = data.items.map(({ kind }) => kind)
    expect(kinds).toContain('unanswered')
    expect(kinds).toContain('received')
    const offered = (await list()).find(({ stage }) => stage === 'offered')
    expect(offered?.nextStep?.text).toBe('Nachfassen')
    expect(Date.parse(offered?.nextStep?.at ?? '')).toBeGreaterThan(Date.now() - 86_400_000)
  })

  it('lie in the past, each message after the one before', async () => {
    for (const { id } of await list()) {
      const { data } = await test.get<{ createdAt: string; messages: { at: string }[] }>(
        `/api/contact/${id}`,
        test.token,
      )
      const times = [data.createdAt, ...data.messages.map(({ at }) => at), new Date().toISOString()]
      expect(times).toEqual(times.toSorted())
    }
  })

  it('go with the example machines, and what was added stays', async () => {
    const own = await test.call<Line>('POST', '/api/contact/manual', {
      token: test.token,
      body: { source: 'phone', name: 'Eigene Anfrage', phone: '040 66969-399' },
    })
    const { data } = await test.call('POST', '/api/settings/remove-demo-products', {
      token: test.token,
    })
    expect(data).toEqual({ removed: 24, inquiries: 7 })
    expect((await list()).map(({ id }) => id)).toEqual([own.data.id])
  })
})
