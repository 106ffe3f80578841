import { afterAll, expect, it } from 'vitest'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import { addColleague } from '../../tests/accounts.ts'
import { createJoiningTest } from './joining.testing.ts'

const {
  test,
  inquiry,
  inquireWith,
  offered,
  close,
  token,
  join,
  part,
  read,
  listed,
  put,
  note,
  somebody,
  twice,
  visit,
} = await createJoiningTest()
afterAll(close)

it('puts everything back where it was, and leaves with the older what has come since', async () => {
  const { linde, still, older, younger } = await twice()
  await note(younger, { kind: 'note', text: 'Ruft lieber an' })
  await put(younger, { nextStep: { at: '2030-01-02T10:00:00.000Z', text: 'Nachfassen' } })
  const was = [await inquiry(older), await inquiry(younger)]
  await join(younger, older)
  await note(older, { kind: 'call', text: 'Nach dem Zusammenführen' })
  const { status, data } = await part(younger)
  expect(status).toBe(200)
  const messages = (one: InquiryDetail) => one.messages.map(({ text }) => text)
  expect(data).toMatchObject({ id: younger, stage: was[1]?.stage, nextStep: was[1]?.nextStep })
  expect(messages(data)).toEqual(['Ruft lieber an'])
  expect(data.products.map(({ id }) => id)).toEqual([still.id])
  const whole = await inquiry(older)
  expect(messages(whole)).toEqual(['Nach dem Zusammenführen'])
  expect(whole.products.map(({ id }) => id)).toEqual([linde.id])
  expect(whole.joined).toEqual([])
  expect((await listed()).map(({ id }) => id)).toEqual(expect.arrayContaining([older, younger]))
  expect((await part(younger)).status).toBe(409)
})

it('takes back the stage, the step and the owner that the older one had before', async () => {
  const { older, younger } = await twice()
  const owner = await addColleague(test, 'sales', 'Petra Nimmt')
  await put(older, { stage: 'lost', lostReason: 'price' })
  await put(younger, { ownerId: owner.id })
  const { data } = await join(younger, older)
  expect(data).toMatchObject({ stage: 'new', ownerId: owner.id, nextStep: { text: 'Antworten' } })
  await part(younger)
  expect(await inquiry(older)).toMatchObject({
    stage: 'lost',
    lostReason: 'price',
    ownerId: null,
    nextStep: null,
  })
})

it('shows the notes of both, and gives each its own back', async () => {
  const { older, younger } = await twice()
  await put(older, { notes: 'Zahlt pünktlich' })
  await put(younger, { notes: 'Nur vormittags anrufen' })
  const { data } = await join(younger, older)
  expect(data.notes).toBe('Zahlt pünktlich\n\nNur vormittags anrufen')
  expect((await part(younger)).data.notes).toBe('Nur vormittags anrufen')
  expect((await inquiry(older)).notes).toBe('Zahlt pünktlich')
})

it('carries offers and what is reserved, whose page goes on for the customer', async () => {
  const email = somebody()
  const older = await inquireWith({ email })
  const offer = await offered([await test.addProduct()])
  const younger = offer.inquiryId
  await join(younger, older)
  const moved = await test.get<{ inquiryId: number; number: string }>(
    `/api/offers/${offer.id}`,
    token,
  )
  expect(moved.data).toMatchObject({ inquiryId: older, number: offer.number })
  expect((await visit(offer.address ?? '')).status).toBe(200)
  expect(await inquiry(older)).toMatchObject({ stage: 'offered' })
  await part(younger)
  const back = await test.get<{ inquiryId: number }>(`/api/offers/${offer.id}`, token)
  expect(back.data.inquiryId).toBe(younger)
  expect(await inquiry(older)).toMatchObject({ stage: 'new' })
})

it('joins what has joined others to the one that goes on in the end, and parts each as it came', async () => {
  const email = somebody()
  const ids: number[] = []
  for (const message of [
    'Die erste Frage',
    'Die zweite Frage',
    'Die dritte Frage',
    'Die vierte Frage',
  ])
    ids.push(await inquireWith({ email, message }))
  const [first = 0, second = 0, third = 0, fourth = 0] = ids
  await join(third, second)
  await join(second, first)
  expect((await join(fourth, third)).data.id).toBe(first)
  expect((await read(third)).data.joinedInto).toBe(first)
  const texts = async (id: number) => (await inquiry(id)).messages.map(({ text }) => text)
  expect(await texts(first)).toEqual(['Die zweite Frage', 'Die dritte Frage', 'Die vierte Frage'])
  await part(second)
  expect(await texts(first)).toEqual(['Die vierte Frage'])
  expect(await texts(second)).toEqual(['Die dritte Frage'])
  expect((await read(third)).data.joinedInto).toBe(second)
  await part(third)
  expect(await texts(second)).toEqual([])
  expect(await texts(third)).toEqual([])
})

it('lets nobody part what was joined more than thirty days ago', async () => {
  const { older, younger } = await twice()
  await join(younger, older)
  const past = Date.now() - 31 * 24 * 60 * 60 * 1000
  await test.query(`update inquiry set joined_at = ${past} where id = ${younger}`)
  expect((await part(younger)).status).toBe(409)
})
