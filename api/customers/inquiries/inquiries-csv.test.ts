import { afterAll, expect, it } from 'vitest'
import { createInquiryTest } from './inquiries.testing.ts'

const { test, send, change } = await createInquiryTest()
afterAll(() => test.close())

async function tableOf(query = '') {
  const answer = await test.app.request(`/api/contact/anfragen.csv?${query}`, {
    headers: { Authorization: `Bearer ${test.token}` },
  })
  const [head, ...rows] = (await answer.text()).split('\r\n')
  return { status: answer.status, head, rows: rows.filter(Boolean) }
}

it('is a table of what the list shows, in which no text of a visitor is a formula', async () => {
  const { id } = await test.addProduct({ title: 'Linde H30D' })
  await send({
    name: 'Erika Tabelle',
    company: '=HYPERLINK("http://example.test")',
    message: 'Erste Zeile; "zitiert"\nZweite Zeile',
    productIds: [id],
    quantities: { [id]: 2 },
  })
  await send({ name: 'Nicht Gesucht' })
  const { head, rows } = await tableOf('search=tabelle')
  expect(head).toMatch(/^Nummer;Eingang;Status;Name;Firma;/)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain('"\'=HYPERLINK(""http://example.test"")"')
  expect(rows[0]).toContain('"Erste Zeile; ""zitiert""\nZweite Zeile"')
  expect(rows[0]).toContain('2\u00a0× Linde H30D')
})

it('says what has become of an inquiry, and who is in charge', async () => {
  const { id } = (await send({ name: 'Otto Verloren' })).data
  await change(id, { stage: 'lost', lostReason: 'price', lostNote: 'Still war billiger' })
  const { head, rows } = await tableOf('stage=lost')
  expect(head).toMatch(
    /;Sprache;Herkunft;Zuständig;Nächster Schritt;Fällig am;Grund des Verlusts;Erläuterung$/,
  )
  expect(rows[0]).toContain(';Verloren;Otto Verloren;')
  expect(rows[0]).toMatch(/;Deutsch;Website;[^;]*;;;zu teuer;Still war billiger$/)
})

it('names the filter that it does not know', async () => {
  expect((await tableOf('stage=irgendwo')).status).toBe(400)
})
