import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RestoreReport } from '../../../shared/backup/backup-work.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import type { Product } from '../../../shared/product/product.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { restore } from './backups.testing.ts'

let test: TestApp
let backup: string
let report: RestoreReport
let kept: Product
const call = <Data>(method: string, path: string, body?: unknown) =>
  test.call<Data>(method, `/api${path}`, { token: test.token, body })
async function inquire(name: string, email: string) {
  const body = { name, email, message: 'Ist der Stapler noch da?' }
  return (await call<Inquiry>('POST', '/contact', body)).data.id
}
const say = (inquiry: number, kind: string, text: string) =>
  call('POST', `/contact/${inquiry}/messages`, { kind, text })

beforeAll(async () => {
  test = await createTestApp({ CONTACT_LIMIT: '0' })
  kept = await test.addProduct({ title: 'Still RX 20', stockNumber: 'L-7' })
  const inquiry = await inquire('Karla Kundin', 'karla@firma.example')
  await inquire('Willi Weg', 'weg@firma.example')
  backup = (await call<{ name: string }>('POST', '/backups')).data.name

  await call('PUT', `/products/${kept.id}`, { price: 17_500 })
  for (const title of ['Linde H30D', 'Linde H25', 'Jungheinrich EFG', 'Hyster H2.5'])
    await test.addProduct({ title })
  await inquire('Nora Neu', 'nora@firma.example')
  await say(inquiry, 'received', 'Ich nehme ihn.')
  await say(inquiry, 'call', 'Besprochen, er kommt am Montag.')
  await say(inquiry, 'note', 'Ladegerät mitgeben.')
  const [person] = (await call<{ key: string }[]>('GET', '/persons?search=weg@firma.example')).data
  await call('POST', `/persons/${person?.key}/erase`, { mode: 'apply' })
  report = (await restore(test, test.token, { name: backup, mode: 'check' })).data
})
afterAll(() => test.close())

it('names what a restore takes away, with three of the machines', () => {
  expect(report.lost).toEqual([
    '4 Maschinen, die seither angelegt wurden: „Hyster H2.5“, „Jungheinrich EFG“, „Linde H25“ und eine weitere',
    '1 Anfrage, die seither kam',
    '1 Nachricht von Kunden, die seither kam',
    '2 Gespräche oder Notizen, die seither eingetragen wurden',
  ])
})

it('tells apart from it what only goes back to its former state', () => {
  expect(report.goesBack).toEqual([
    '1 Maschine, die seither geändert wurde: „Still RX 20“ (L-7)',
    '1 Anfrage, die seither bearbeitet wurde',
  ])
})

it('counts nobody who stays erased among what is there afterwards', async () => {
  expect(report).toMatchObject({ erasedAgain: 1, before: { inquiry: 2 }, after: { inquiry: 1 } })
  const applied = await restore(test, test.token, { name: backup, mode: 'apply' })
  expect(applied.data.after).toEqual(report.after)
  for (const [table, count] of Object.entries(report.after)) {
    if (table === 'pictures') continue
    const [row] = await test.query<{ number: number }>(`select count(*) as number from ${table}`)
    if (['inquiry', 'mail', 'message', 'inquiry_event', 'inquiry_product'].includes(table))
      expect([table, Number(row?.number)]).toEqual([table, count])
  }
  expect((await test.query('select * from product')).length).toBe(report.after.product)
})
