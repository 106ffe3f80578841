import { afterAll, expect, it } from 'vitest'
import type { Everywhere } from '../../../shared/persons/everywhere.ts'
import { addColleague, logIn } from '../../tests/accounts.ts'
import { hostileValues } from '../../tests/hostile-values.ts'
import { tooDear, usualTime } from '../../tests/processor-time.ts'
import { createPersonsTest } from '../persons/persons.testing.ts'

const persons = await createPersonsTest()
const { test, write, inquiry, offered, close } = persons
afterAll(close)

const search = async (q: string, token = test.token) =>
  (await test.get<Everywhere>(`/api/search?${new URLSearchParams({ q })}`, token)).data

it('finds a customer and their enquiries by whatever is known of them', async () => {
  const sender = { name: 'Jörg Müller', company: 'Kühlhaus Nord', phone: '040 4711-0' }
  const id = await write({ ...sender, email: 'einkauf@kuehlhaus.example' })
  await write({ name: 'jörg müller', email: 'Einkauf@KUEHLHAUS.example' })
  const { receipt } = await inquiry(id)
  for (const q of ['Mueller', 'kuehlhaus nord', '+49 (0)40 47110', '4711', 'EINKAUF@kuehlhaus']) {
    const found = await search(q)
    expect(found.inquiries, q).toContainEqual(expect.objectContaining({ id, receipt }))
    expect(found.persons, q).toMatchObject([{ company: '', emails: { length: 2 } }])
  }
  expect((await search(receipt)).inquiries).toMatchObject([{ id }])
  expect((await search('gibtesnicht')).persons).toEqual([])
})

it('keeps those apart who share a telephone, and finds both by it', async () => {
  await write({ name: 'Anton Zentrale', email: 'anton@zentrale.example', phone: '040 5000' })
  await write({ name: 'Berta Zentrale', email: 'berta@zentrale.example', phone: '040 5000' })
  const names = (await search('0049 40 5000')).persons.map(({ name }) => name)
  expect(names).toEqual(['Berta Zentrale', 'Anton Zentrale'])
})

it('finds offers by number, recipient and telephone, and machines by stock number and title', async () => {
  const machine = await test.addProduct({ title: 'Linde Suchbar', stockNumber: 'LAG-77' })
  const draft = await test.addProduct({ title: 'Linde Entwurf', status: 'inactive' })
  const offer = await offered([machine])
  const { email } = await inquiry(offer.inquiryId)
  const number = offer.number ?? ''
  const readOut = number.replace(/-0+/, '-')
  for (const q of [number, `${number}-2`, readOut, 'Muster Logistik', email])
    expect((await search(q)).offers, q).toContainEqual(expect.objectContaining({ id: offer.id }))
  expect((await search(number)).inquiries).toMatchObject([{ id: offer.inquiryId }])
  expect((await search('LAG-77')).products[0]).toMatchObject({ id: machine.id })
  await test.addProduct({ title: 'Heber 040 55 00 12' })
  expect((await search('040 55 00 12')).products).toEqual([])
  const ids = (await search('linde')).products.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([machine.id, draft.id]))
})

it('finds an offer first by its number, however that is typed', async () => {
  const offer = await offered([await test.addProduct({ title: 'Nummer' })])
  const message = 'Wir rufen an: 1 2 3 4 5 6 7 8 9 Stapler'
  await write({ name: 'Anna Anker', email: 'anna@anker.example', message })
  const [, year = '', serial = ''] = /^AN-(\d+)-0*(\d+)$/.exec(offer.number ?? '') ?? []
  for (const q of [`AN ${serial}`, `an${serial}`, `AN-${year}-${serial}`, `Angebot ${serial}`])
    expect((await search(q)).offers[0], q).toMatchObject({ id: offer.id })
  expect((await search(`AN-1999-${serial}`)).offers).toEqual([])
})

it('leads from the figures that a caller names to the next larger machine, and says so', async () => {
  const specifications = { Tragkraft: '2.320 kg', Hubhöhe: '4.710 mm' }
  const { id } = await test.addProduct({ title: 'Anruf Elektrostapler', specifications })
  expect(await search('Anruf 2,32 t 4,71 m Hubhöhe')).toMatchObject({
    products: [{ id, capacity: 2_320, liftHeight: 4_710 }],
    atLeast: [],
  })
  expect(await search('Anruf 2,3 t, 4,7 m Hubhöhe')).toMatchObject({
    products: [{ id }],
    atLeast: ['2,3 t', '4,7 m'],
  })
  const larger = { Tragkraft: '2.320 kg', Hubhöhe: '9.000 mm' }
  await test.addProduct({ title: 'Anruf Elektrostapler hoch', specifications: larger })
  const { products } = await search('Anruf 4,7 m Hubhöhe')
  expect(products.map(({ liftHeight }) => liftHeight)).toEqual([4_710, 9_000])
  expect(await search('Anruf 2,5 t')).toMatchObject({ products: [], atLeast: [] })
})

it('shows each account what it may see: the yard finds machines and nobody by name', async () => {
  await addColleague(test, 'stock')
  const yard = await logIn(test, 'Kollege stock')
  const found = await search('muster', yard)
  expect(found).toMatchObject({ inquiries: [], offers: [], persons: [] })
  expect((await search('Suchbar', yard)).products).toHaveLength(1)
  expect((await test.get('/api/search?q=muster')).status).toBe(401)
})

it('finds nothing for nothing, at most five of a kind, and refuses what is too long', async () => {
  for (let number = 0; number < 7; number++)
    await write({ name: `Viele ${number}`, email: `viele${number}@firma.example` })
  const found = await search('viele')
  expect([found.inquiries.length, found.persons.length]).toEqual([5, 5])
  for (const path of ['/api/search', '/api/search?q=', '/api/search?q=%20%20'])
    expect((await test.get(path, test.token)).data, path).toMatchObject({ products: [] })
  const { status, details } = await test.get(`/api/search?q=${'x'.repeat(201)}`, test.token)
  expect(status).toBe(400)
  expect(details).toHaveProperty('q')
})

it('takes hardly more of the processor for the strangest search than for an ordinary one', async () => {
  const ask = (q: string) => search(q)
  const usual = await usualTime((n) => ask(`linde h${n}`))
  const others = Object.entries(hostileValues).map(
    ([name, value]): [string, (n: number) => Promise<unknown>] => [name, (n) => ask(value(n))],
  )
  expect(await tooDear('/api/search', usual, others)).toEqual([])
})
