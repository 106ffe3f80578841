import { afterAll, expect, it } from 'vitest'
import type { ContactReceipt } from '../../../shared/inquiries/contact-input.ts'
import { createInquiryTest } from '../inquiries/inquiries.testing.ts'

const { test, read } = await createInquiryTest()
afterAll(() => test.close())

const enquiry = {
  name: 'Chinedu Okafor',
  email: 'chinedu@trader.example',
  message: 'Please quote for the Linde including loading into a 40 ft container.',
  language: 'en',
}
const send = (changes: Record<string, unknown> = {}) =>
  test.call<ContactReceipt>('POST', '/api/contact', { body: { ...enquiry, ...changes } })

const COUNTRY_CODE = 'Please add the country code, for example +971 50 123 4567'

/** What nobody reads who reads no German. */
const GERMAN = /[äöüßÄÖÜ„]|\b(?:ist|muss|bitte|Name|Zeichen|höchstens|Anzahl muss)\b/

it('answers in English what happens next, and where what was sent can be read', async () => {
  const { data } = await send()
  expect(data.reply).toMatch(/^(?:by \w+day, \d{1,2} \w+ 20\d\d|within \d+ hours?)$/)
  expect(data.address).toMatch(/^\/en\/sent\/\d+\./)
})

it.each<[Record<string, unknown>, Record<string, string>]>([
  [{ name: '' }, { name: 'Please enter your name' }],
  [{ name: 7 }, { name: 'Please enter your name' }],
  [{ name: 'x'.repeat(201) }, { name: 'Name must not be longer than 200 characters' }],
  [{ company: 'A\nB' }, { company: 'Company must be on one line' }],
  [{ email: 'chinedu' }, { email: 'Please enter an email address, for example name@company.com' }],
  [
    { phone: 'please ask' },
    {
      phone: 'Please enter a telephone number with its country code, for example +971 50 123 4567',
    },
  ],
  [{ phone: '0244 123 456' }, { phone: COUNTRY_CODE }],
  [{ phone: '0244 123 456', callback: true }, { phone: COUNTRY_CODE }],
  [{ callback: true }, { phone: 'Please enter a telephone number, so that we can call you back' }],
  [{ message: 'Price?' }, { message: 'Please write at least 10 characters' }],
  [
    { message: 'Hello \u0000 there, price please' },
    { message: 'Contains characters that cannot be sent' },
  ],
  [
    { deliveryPostcode: 'SW1A 1AA' },
    { deliveryPostcode: 'Please enter a German postcode of five digits, or none' },
  ],
  [{ productIds: 'all' }, { productIds: 'Please check: this field' }],
])('says in English what is wrong with %j', async (changes, expected) => {
  const { status, error, details } = await send(changes)
  const first = Object.fromEntries(
    Object.entries(details ?? {}).map(([field, said]) => [field, said[0]]),
  )
  expect([status, error, first]).toEqual([400, 'Please check what you have entered.', expected])
})

it('takes a number without a country code of whoever writes German', async () => {
  const { status } = await send({ phone: '0244 123 456', language: undefined })
  expect(status).toBe(201)
})

it('says the same in German to whoever writes German', async () => {
  const { details } = await send({ name: '', language: undefined })
  expect(details).toEqual({ name: ['Name ist erforderlich'] })
})

it('says in English what is wrong with a file', async () => {
  const form = new FormData()
  form.set('data', JSON.stringify({ ...enquiry, email: 'files@trader.example' }))
  form.append('files', new File(['MZ'], 'plate.exe'))
  const answer = await test.app.request('/api/contact', { method: 'POST', body: form })
  const { error, details } = await answer.json()
  expect(answer.status).toBe(400)
  expect(error).not.toMatch(GERMAN)
  expect(details['files.0'][0]).toMatch(/^“plate\.exe” is neither a picture/)
})

it.each([
  '+971 50 123 4567',
  '0033 1 42 68 53 00',
  '+234 (0) 803 123 4567 ext. 12',
  '+48 22 123 45 67, WhatsApp +48 601 234 567',
  '+233-24-123-4567 / 0302 123456',
])('takes the telephone number %s as it is written', async (phone) => {
  const { status, data } = await send({ phone, callback: true })
  expect(status).toBe(201)
  expect((await read(data.id)).phone).toBe(phone)
})

it.each(['X', 'Ọláyínká Adébáyọ̀', "N'Guessan", 'محمد بن راشد', '李小龙', 'Wałęsa-Żółć', 'O’Brien'])(
  'takes the name %s',
  async (name) => {
    const { data } = await send({ name })
    expect((await read(data.id)).name).toBe(name)
  },
)
