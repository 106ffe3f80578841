import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { createInquiryTest } from './inquiries.testing.ts'

const { test, send, read, change, listed, mailsOf } = await createInquiryTest()
afterAll(() => test.close())

let customers = 0
const person = () => ({ name: 'Erika Muster', email: `k${++customers}@firma.example` })
const related = async (id: number) => (await read(id)).related.map(({ id }) => id)

describe('inquiries of one person', () => {
  it.each([
    [{ email: 'Otto.Kran@firma.example' }, { email: 'otto.kran+stapler@FIRMA.example' }],
    [{ email: 'otto.kran@gmail.com' }, { email: 'ottokran@googlemail.com' }],
    [
      { email: 'a1@firma.example', phone: '040 123456' },
      { email: 'a2@firma.example', phone: '+49 40 123456' },
    ],
    [
      { email: 'b1@firma.example', phone: '040 654321' },
      { email: 'b2@firma.example', phone: '0049 (0)40-654321' },
    ],
  ])('find each other: %j and %j', async (one, other) => {
    const first = (await send({ ...one, message: 'Ist die Maschine noch da?' })).data.id
    const second = (await send({ ...other, message: 'Was kostet die Lieferung?' })).data.id
    expect(await related(second)).toContain(first)
    expect(await related(first)).toContain(second)
  })

  it('does not take strangers for one person', async () => {
    const first = (await send()).data.id
    expect(await related(first)).toEqual([])
  })
})

describe('the same inquiry once more', () => {
  let machine: number
  beforeAll(async () => {
    machine = (await test.addProduct()).id
  })

  async function twice(changes: Record<string, unknown> = {}) {
    const body = { ...person(), productId: machine, message: 'Ist der Stapler zu haben?' }
    const first = (await send(body)).data
    const second = (await send({ ...body, ...changes })).data
    return { first, second }
  }

  it('is taken, with the receipt of the first, and nobody hears of it again', async () => {
    const { first, second } = await twice()
    expect(second.receipt).toBe(first.receipt)
    const double = await read(second.id)
    expect(double).toMatchObject({ duplicateOf: first.id, nextStep: null, ownerId: null })
    expect(await mailsOf(first.id)).toHaveLength(2)
    expect(await mailsOf(second.id)).toHaveLength(0)
    const idsOf = async (query: string) => (await listed(query)).map(({ id }) => id)
    expect(await idsOf('due=today')).not.toContain(second.id)
    expect(await idsOf('status=new&duplicate=false')).not.toContain(second.id)
    expect(await idsOf('duplicate=true')).toContain(second.id)
  })

  it.each([
    { message: 'Ist der Stapler noch zu haben, und was kostet er?' },
    { email: 'jemand.anders@firma.example' },
    { productId: null },
    { phone: '040 66969-200' },
    { phone: '040 66969-200', callback: true },
    { company: 'Muster Logistik' },
    { concern: 'ankauf' },
    { name: 'Erika Muster-Kran' },
  ])('is another one with %j, with a receipt and both mails', async (changes) => {
    const { first, second } = await twice(changes)
    expect(second.receipt).not.toBe(first.receipt)
    expect(await read(second.id)).toMatchObject({
      duplicateOf: null,
      nextStep: { text: 'Antworten' },
    })
    expect(await mailsOf(second.id)).toHaveLength(2)
  })

  it('is another one with a corrected mail address, and each names the other', async () => {
    const body = { ...person(), message: 'Ist der Schubmaststapler zu haben?' }
    const first = (await send({ ...body, email: 'erika@frima.example' })).data
    const second = (await send({ ...body, email: 'erika@firma.example' })).data
    expect(await read(second.id)).toMatchObject({ duplicateOf: null, related: [{ id: first.id }] })
    expect(await related(first.id)).toEqual([second.id])
    expect((await mailsOf(second.id)).map(({ recipient }) => recipient)).toContain(
      'erika@firma.example',
    )
  })

  it('is the same however it is written', async () => {
    const body = { ...person(), phone: '040 66969-202', company: 'Muster Logistik' }
    const message = 'Ist der Stapler zu haben?\nUnd was kostet er?'
    const first = (await send({ ...body, message })).data
    const second = (
      await send({
        email: body.email.toUpperCase().replace('@', '+stapler@'),
        name: ' erika  MUSTER ',
        company: 'muster  logistik',
        phone: '+49 (0)40 66969202',
        message: message.replace('\n', '\r\n '),
      })
    ).data
    expect((await read(second.id)).duplicateOf).toBe(first.id)
  })

  it('is one of however many come at once', async () => {
    const body = { ...person(), message: 'Bitte rufen Sie mich zurück.' }
    const sent = await Promise.all(Array.from({ length: 8 }, () => send(body)))
    const stored = await Promise.all(sent.map(({ data }) => read(data.id)))
    expect(stored.filter(({ duplicateOf }) => duplicateOf === null)).toHaveLength(1)
    expect(new Set(sent.map(({ data }) => data.receipt)).size).toBe(1)
  })

  it('takes the place of the first when that is deleted or spam', async () => {
    for (const end of [
      (id: number) => test.call<Inquiry>('DELETE', `/api/contact/${id}`, { token: test.token }),
      (id: number) => change(id, { spam: true }),
    ]) {
      const body = { ...person(), message: 'Liefern Sie auch nach Kiel?' }
      const ids = [await send(body), await send(body), await send(body)].map(({ data }) => data.id)
      const [first = 0, second = 0, third = 0] = ids
      expect((await end(first)).status).toBe(200)
      expect(await read(second)).toMatchObject({
        duplicateOf: null,
        nextStep: { text: 'Antworten' },
      })
      expect((await read(third)).duplicateOf).toBe(second)
    }
  })
})
