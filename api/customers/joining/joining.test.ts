import { afterAll, expect, it } from 'vitest'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { Today } from '../../../shared/inquiries/today.ts'
import type { Customer } from '../../../shared/persons/customer.ts'
import { addColleague, logIn } from '../../tests/accounts.ts'
import { createJoiningTest } from './joining.testing.ts'

const {
  test,
  inquiry,
  inquireWith,
  post,
  theOne,
  erase,
  close,
  token,
  join,
  part,
  read,
  listed,
  today,
  lineOf,
  put,
  note,
  somebody,
  twice,
} = await createJoiningTest()
afterAll(close)

it('makes two enquiries one, under the number of the older whichever is named', async () => {
  const { linde, still, older, younger } = await twice()
  for (const [id, into] of [
    [older, younger],
    [younger, older],
  ] as const) {
    const { status, data } = await join(id, into)
    expect(status).toBe(200)
    expect(data.id).toBe(older)
    expect(data.products.map(({ id }) => id)).toEqual([linde.id, still.id])
    expect(data.messages).toMatchObject([
      { kind: 'received', text: 'Noch was: gibt es den mit Kabine?' },
    ])
    expect(data.joined).toMatchObject([{ id: younger }])
    expect(data.events.map(({ text }) => text).join()).toContain('dazugenommen')
  }
})

it('calls from „Heute“ the number that was named last', async () => {
  const email = somebody()
  const older = await inquireWith({ email, phone: '040 5551216' })
  const younger = await inquireWith({
    email,
    phone: '040 5551219',
    callback: true,
    message: 'Bitte um Rückruf unter dieser Nummer',
  })
  const last = await inquireWith({ email, phone: '', message: 'Danke schon einmal' })
  await join(younger, older)
  await join(last, older)
  expect((await lineOf(older))?.inquiry.phone).toBe('040 5551219')
  expect((await inquiry(older)).phone).toBe('040 5551216')
  const soon = Date.now() + 60_000
  await test.query(
    `update inquiry set callback_at = ${soon}, next_step_at = ${soon}, next_step_text = 'Zurückrufen' where id = ${older}`,
  )
  const call = (await today()).calls.find(({ id }) => id === older)
  expect(call?.phone).toBe('040 5551219')
})

it('shows on the page of the customer all that was joined, with its words', async () => {
  const { older, younger } = await twice()
  await join(younger, older)
  const { customer, receipt } = await inquiry(older)
  const { data } = await test.get<Customer>(`/api/customers/${customer}`, token)
  expect(data.inquiries.map(({ id }) => id)).toEqual([older])
  expect(data.inquiries[0]).toMatchObject({
    receipt,
    joined: [{ id: younger, message: 'Noch was: gibt es den mit Kabine?' }],
  })
})

it('leads from the joined number to the one that goes on, which it is found by', async () => {
  const { older, younger, email } = await twice()
  const { receipt } = await inquiry(younger)
  const { data: whole } = await join(younger, older)
  expect((await read(younger)).data).toEqual({
    id: younger,
    receipt,
    joinedInto: older,
    joinedReceipt: whole.receipt,
  })
  expect((await listed(`search=${receipt}`)).map(({ id }) => id)).toEqual([older])
  const found = await test.get<{ inquiries: { id: number }[] }>(`/api/search?q=${receipt}`, token)
  expect(found.data.inquiries.map(({ id }) => id)).toEqual([older])
  expect((await listed(`search=${email}`)).map(({ id }) => id)).toEqual([older])
})

it('tells in one timeline what came when, and of no enquiry that it was joined with itself', async () => {
  const { older, younger } = await twice()
  const third = await inquireWith({ email: somebody(), message: 'Und der Rote?' })
  const [first, second, last] = await Promise.all([older, younger, third].map(inquiry))
  await join(third, younger)
  await join(younger, older)
  const joined = (one: InquiryDetail) =>
    one.events.filter(({ kind }) => kind === 'joined').map(({ text }) => text)
  expect(joined(await inquiry(older))).toEqual([
    `${last?.receipt} dazugenommen`,
    `${second?.receipt} dazugenommen`,
  ])
  const { data } = await part(younger)
  expect(joined(data)).toEqual([
    `${last?.receipt} dazugenommen`,
    `Zusammengeführt mit ${first?.receipt}`,
    `Wieder getrennt von ${first?.receipt}`,
  ])
})

it('counts once, and nobody having answered stays where the older stood, by its clock', async () => {
  const { older, younger } = await twice()
  for (const [id, due] of [
    [older, Date.now() - 1000],
    [younger, Date.now() + 1000],
  ] as const)
    await test.query(`update inquiry set answer_due_at = ${due} where id = ${id}`)
  const before = await today()
  const line = await lineOf(older)
  expect(line?.kind).toBe('unanswered')
  await join(younger, older)
  const after = await today()
  const sum = ({ counts }: Today) => Object.values(counts).reduce((a, b) => a + b, 0)
  expect(sum(after)).toBe(sum(before) - 1)
  expect(await lineOf(younger)).toBeUndefined()
  expect(await lineOf(older)).toMatchObject({
    kind: 'unanswered',
    at: line?.at,
    lastMessage: { text: 'Noch was: gibt es den mit Kabine?' },
    newMessages: 1,
  })
  await note(older, { kind: 'call', text: 'Beides beantwortet' })
  expect(['received', 'unanswered']).not.toContain((await lineOf(older))?.kind)
})

it('stays new where its answer is due another day, also with a callback that was asked for later', async () => {
  const email = somebody()
  const older = await inquireWith({ email })
  const younger = await inquireWith({
    email,
    phone: '040 5551219',
    callback: true,
    message: 'Bitte um Rückruf',
  })
  const later = Date.now() + 5 * 24 * 60 * 60 * 1000
  for (const id of [older, younger])
    await test.query(
      `update inquiry set answer_due_at = ${later}, next_step_at = ${later} where id = ${id}`,
    )
  const line = await lineOf(older)
  expect(line?.kind).toBe('fresh')
  await join(younger, older)
  expect(await lineOf(older)).toMatchObject({ kind: 'fresh', at: line?.at })
})

it('says that the customer has written where they wrote again by themselves', async () => {
  const { older, younger } = await twice()
  await note(younger, { kind: 'received', text: 'Hallo?' })
  const { createdAt } = await inquiry(older)
  await join(younger, older)
  expect(await lineOf(older)).toMatchObject({ kind: 'received', at: createdAt, newMessages: 2 })
})

it('still shows what was added to an enquiry that was put off before', async () => {
  const email = somebody()
  const older = await inquireWith({ email })
  await put(older, { nextStep: { at: '2030-01-02T10:00:00.000Z', text: 'Nachfassen' } })
  expect(await lineOf(older)).toBeUndefined()
  const younger = await inquireWith({ email, message: 'Es eilt jetzt doch' })
  await join(younger, older)
  expect(await lineOf(older)).toMatchObject({ lastMessage: { text: 'Es eilt jetzt doch' } })
})

it('shows what was added to a sale that was won without an answer', async () => {
  const { older, younger } = await twice()
  await put(older, { stage: 'won' })
  await join(younger, older)
  expect(await lineOf(older)).toMatchObject({ kind: 'received' })
})

it('asks for an answer to what was added after the first one had its answer', async () => {
  const { older, younger } = await twice()
  await note(older, { kind: 'call', text: 'Preis genannt' })
  await join(younger, older)
  expect(await lineOf(older)).toMatchObject({
    kind: 'received',
    lastMessage: { text: 'Noch was: gibt es den mit Kabine?' },
  })
})

it('asks for none where the added one has its answer, and shows the words where they were said', async () => {
  const { older, younger } = await twice()
  await note(younger, { kind: 'call', text: 'Mit Kabine, ja' })
  const { data } = await join(younger, older)
  expect(data.messages.map(({ text }) => text)).toEqual([
    'Noch was: gibt es den mit Kabine?',
    'Mit Kabine, ja',
  ])
  expect(data).toMatchObject({ stage: 'contacted' })
  expect(data.firstAnsweredAt).not.toBeNull()
  expect((await lineOf(older))?.kind).not.toBe('received')
})

it('refuses in German what cannot be joined', async () => {
  const { older, younger } = await twice()
  const said = async (id: number, into: number) => {
    const { status, details, error } = await join(id, into)
    return `${status} ${details?.into?.[0] ?? error}`
  }
  expect(await said(older, older)).toContain('400 Eine Anfrage lässt sich nicht mit sich selbst')
  expect(await said(older, 999_999)).toBe('400 Diese Anfrage gibt es nicht')
  expect(await said(999_999, older)).toContain('404')
  const spam = await inquireWith({ email: somebody() })
  await put(spam, { spam: true })
  expect(await said(spam, older)).toContain('409 Spam wird nicht zusammengeführt')
  expect(await said(older, spam)).toContain('409 Spam wird nicht zusammengeführt')
  await join(younger, older)
  const other = await inquireWith({ email: somebody() })
  expect(await said(younger, other)).toContain('409 Diese Anfrage gehört schon zu A-')
  expect((await put(younger, { notes: 'x' })).status).toBe(409)
  expect((await note(younger, { kind: 'note', text: 'x' })).status).toBe(409)
  expect((await post(`/contact/${younger}/offers`)).status).toBe(409)
  const deleted = await test.call('DELETE', `/api/contact/${younger}`, { token })
  expect(deleted.status).toBe(409)
})

it('is for those who edit enquiries', async () => {
  const { older, younger } = await twice()
  await addColleague(test, 'stock', 'Hof Zusammen')
  const yard = await logIn(test, 'Hof Zusammen')
  expect((await join(younger, older, yard)).status).toBe(403)
})

it('joins once what two join at the same moment', async () => {
  const { older, younger } = await twice()
  const answers = await Promise.all([join(younger, older), join(older, younger)])
  expect(answers.map(({ status, data }) => [status, data.id])).toEqual([
    [200, older],
    [200, older],
  ])
  expect((await inquiry(older)).messages).toHaveLength(1)
})

it('is deleted with the one that it belongs to', async () => {
  const { older, younger } = await twice()
  await join(younger, older)
  await test.call('DELETE', `/api/contact/${older}`, { token })
  expect((await read(younger)).status).toBe(404)
})

it('erases a person with all that was joined, and of a colleague nothing', async () => {
  const [mine, theirs] = [somebody(), somebody()]
  const older = await inquireWith({ name: 'Anna Alt', email: mine, phone: '' })
  const younger = await inquireWith({
    name: 'Karl Kollege',
    email: theirs,
    message: 'Karl fragt hier etwas',
  })
  await join(younger, older)
  await erase((await theOne(mine)).key, 'apply')
  expect((await read(older)).status).toBe(404)
  expect(await inquiry(younger)).toMatchObject({ id: younger, name: 'Karl Kollege' })
})
