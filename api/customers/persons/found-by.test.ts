import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPersonsTest } from './persons.testing.ts'

const at = await createPersonsTest()
afterAll(() => at.close())

const CUSTOMER = { name: 'Karla Kunde', email: 'karla@firma.example', phone: '040 66969-610' }
const COLLEAGUE = 'lager@firma.example'
let inquiry: number
let receipt: string
beforeAll(async () => {
  inquiry = await at.write(CUSTOMER)
  await at.test.call('POST', `/api/contact/${inquiry}/messages`, {
    token: at.test.token,
    body: { kind: 'reply', text: 'Gern, hier die Maße.', cc: [COLLEAGUE] },
  })
  receipt = (await at.inquiry(inquiry)).receipt
})

it.each([
  [CUSTOMER.email.toUpperCase(), ['address']],
  ['0049 40 66969610', ['phone']],
  ['Kunde', ['name']],
])('the search says by what it has found somebody: %s', async (search, foundBy) => {
  expect(await at.theOne(search)).toMatchObject({ foundBy, namedIn: [] })
})

it('who only stands in the messages of another is not taken for them', async () => {
  const found = await at.theOne(COLLEAGUE)
  expect(found).toMatchObject({
    name: 'Karla Kunde',
    foundBy: ['message'],
    namedIn: [{ id: inquiry, receipt }],
  })
})

it('who has written themselves comes before those in whose messages they stand', async () => {
  await at.write({ name: 'Lars Lager', email: COLLEAGUE })
  await at.write({ ...CUSTOMER, message: 'Und noch eine Frage dazu.' })
  const found = await at.find(COLLEAGUE)
  expect(found.map(({ name, foundBy }) => [name, foundBy])).toEqual([
    ['Lars Lager', ['address']],
    ['Karla Kunde', ['message']],
  ])
})
