import { afterAll, expect, it } from 'vitest'
import { createJoiningTest } from './joining.testing.ts'

const { test, inquiry, inquireWith, offered, close, join, part, lineOf, put, note, somebody } =
  await createJoiningTest()
afterAll(close)

const CALL = { at: '2030-01-02T10:00:00.000Z', text: 'Berta anrufen' }
const LATER_CALL = { at: '2030-01-03T10:00:00.000Z', text: 'Carla anrufen' }

/** Of an inquiry what joining may change. */
async function standing(id: number) {
  const { stage, nextStep, notes, firstAnsweredAt, language, concern } = await inquiry(id)
  return { stage, nextStep, notes, firstAnsweredAt, language, concern }
}
const allOf = (ids: number[]) => Promise.all(ids.map(standing))

/** Four inquiries of one person, of which the first is new and the second is being worked on. */
async function four() {
  const email = somebody()
  const a = await inquireWith({ email, message: 'Die erste Frage' })
  const b = await inquireWith({ email, message: 'Die zweite Frage' })
  const c = await inquireWith({ email, message: 'Die dritte Frage' })
  const d = await inquireWith({ email, message: 'Die vierte Frage' })
  await note(b, { kind: 'call', text: 'Besprochen' })
  await put(b, { notes: 'vertraulich', nextStep: CALL })
  await put(c, { notes: 'Zahlt pünktlich', nextStep: LATER_CALL })
  await put(d, { notes: 'Nur vormittags', nextStep: LATER_CALL })
  return { a, b, c, d, all: [a, b, c, d] }
}

it('leaves each as it was, in whatever order they are parted', async () => {
  for (const order of ['bcd', 'bdc', 'cbd', 'cdb', 'dbc', 'dcb']) {
    const { all, ...ids } = await four()
    const was = await allOf(all)
    for (const id of [ids.b, ids.c, ids.d]) await join(id, ids.a)
    const named = new Map(Object.entries(ids))
    for (const one of order) await part(named.get(one) ?? 0)
    expect(await allOf(all), order).toEqual(was)
    expect(await lineOf(ids.a)).toBeDefined()
  }
})

it('takes from the one that goes on only what came from the one that leaves', async () => {
  const { a, b, c } = await four()
  await note(c, { kind: 'call', text: 'Auch besprochen' })
  await put(c, { nextStep: LATER_CALL })
  const was = await standing(a)
  const { firstAnsweredAt } = await standing(c)
  await join(b, a)
  await join(c, a)
  expect(await standing(a)).toMatchObject({
    nextStep: CALL,
    notes: 'vertraulich\n\nZahlt pünktlich',
  })
  await part(b)
  expect(await standing(a)).toEqual({
    ...was,
    stage: 'contacted',
    nextStep: LATER_CALL,
    notes: 'Zahlt pünktlich',
    firstAnsweredAt,
  })
  await join(b, a)
  expect(await standing(a)).toMatchObject({ notes: 'Zahlt pünktlich\n\nvertraulich' })
  await part(c)
  expect(await standing(a)).toMatchObject({ nextStep: CALL, notes: 'vertraulich' })
})

it('keeps what a colleague has changed between and after the joinings', async () => {
  const { a, b, c } = await four()
  await join(b, a)
  await put(a, { notes: 'Von der Kollegin' })
  await join(c, a)
  await put(a, { nextStep: LATER_CALL })
  await part(b)
  const noted = { notes: 'Von der Kollegin\n\nZahlt pünktlich', nextStep: LATER_CALL }
  expect(await standing(a)).toMatchObject(noted)
  await part(c)
  expect(await standing(a)).toMatchObject({ ...noted, notes: 'Von der Kollegin' })
})

it('takes the stage of an offer back with it, and leaves that of another one', async () => {
  const { a, b, c } = await four()
  const was = await standing(a)
  const offer = await offered([await test.addProduct()])
  for (const id of [offer.inquiryId, b, c]) expect((await join(id, a)).data.id).toBe(a)
  expect(await standing(a)).toMatchObject({ stage: 'offered' })
  await part(offer.inquiryId)
  expect(await standing(a)).toMatchObject({ stage: 'contacted', nextStep: CALL })
  await part(b)
  await part(c)
  expect(await standing(a)).toEqual(was)
  expect(await standing(offer.inquiryId)).toMatchObject({ stage: 'offered' })
})

it('lets it go from all into which it came, one through the other', async () => {
  const { a: root, b: middle, c, d, all } = await four()
  const was = await allOf(all)
  await join(c, middle)
  await join(d, middle)
  await join(middle, root)
  expect(await standing(root)).toMatchObject({
    stage: 'contacted',
    nextStep: CALL,
    notes: 'vertraulich\n\nZahlt pünktlich\n\nNur vormittags',
  })
  await part(c)
  expect(await standing(root)).toMatchObject({
    stage: 'contacted',
    nextStep: CALL,
    notes: 'vertraulich\n\nNur vormittags',
  })
  await part(middle)
  expect(await standing(root)).toEqual(was[0])
  expect(await standing(middle)).toMatchObject({
    nextStep: CALL,
    notes: 'vertraulich\n\nNur vormittags',
  })
  await part(d)
  expect(await allOf(all)).toEqual(was)
})

it('parts what an earlier version has joined, of which less was written down', async () => {
  const { a, b, c, all } = await four()
  const was = await allOf(all)
  await join(b, a)
  await join(c, a)
  await test.query(
    `update inquiry set joining = json_remove(joining, '$.before.language', '$.after.language') where id in (${b}, ${c})`,
  )
  await part(b)
  await part(c)
  expect(await allOf(all)).toEqual(was)
})
