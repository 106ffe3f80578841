import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accepting, createOfferTest, type OfferTest } from './offers.testing.ts'

let at: OfferTest
beforeAll(async () => {
  at = await createOfferTest()
})
afterAll(() => at.close())

const machine = { kind: 'machine', title: 'Linde H30', unitPrice: 20_000 }
const margin = { ...machine, title: 'Still RX 20', unitPrice: 5_000, priceKind: 'margin' }
const discount = { kind: 'discount', title: 'Nachlass', unitPrice: 180 }

const save = async (...lines: Record<string, unknown>[]) =>
  at.put((await at.draftFor()).id, { lines })
const reasonOf = async (...lines: Record<string, unknown>[]) => {
  const { status, details } = await save(...lines)
  return [status, details?.lines?.[0]]
}

describe('a discount', () => {
  it('has no VAT on a machine that is taxed by its margin', async () => {
    const { data } = await save(margin, discount)
    expect(data.lines[1]).toMatchObject({ kind: 'discount', priceKind: 'margin' })
    expect(data.totals).toMatchObject({ vat: 0, margin: 4_820, payable: 4_820 })
  })

  it('lowers both kinds of price by their shares, to the cent, unless it says which', async () => {
    const { data } = await save(machine, margin, { ...discount, unitPrice: 100.01 })
    expect(data.lines.slice(2)).toMatchObject([
      { title: 'Nachlass', priceKind: 'net', unitPrice: 80.01 },
      { title: 'Nachlass', priceKind: 'margin', unitPrice: 20 },
    ])
    const chosen = await save(machine, margin, { ...discount, priceKind: 'net' })
    expect(chosen.data.lines[2]).toMatchObject({ priceKind: 'net', unitPrice: 180 })
  })

  it('in percent follows what it lowers, whatever amount is sent with it', async () => {
    const percent = { ...discount, percent: 5, unitPrice: 1 }
    const first = await save(machine, percent)
    expect(first.data.lines[1]).toMatchObject({ percent: 5, priceKind: 'net', unitPrice: 1_000 })
    const { id, lines } = first.data
    const { data } = await at.put(id, { lines: [...lines, { ...machine, unitPrice: 10_000 }] })
    expect(data.lines[1]).toMatchObject({ percent: 5, unitPrice: 1_500 })
    expect(data.totals).toMatchObject({ net: 28_500 })
  })

  it('in percent takes as much off each kind of price that it lowers', async () => {
    const { data } = await save(machine, margin, { ...discount, percent: 2.5, unitPrice: 0 })
    expect(data.lines.slice(2)).toMatchObject([
      { percent: 2.5, priceKind: 'net', unitPrice: 500 },
      { percent: 2.5, priceKind: 'margin', unitPrice: 125 },
    ])
  })

  it.each([
    [{ ...discount, percent: 101 }, 'Prozent darf höchstens 100 sein'],
    [{ ...discount, percent: 0 }, 'Prozent muss größer als 0 sein'],
    [{ ...machine, percent: 5 }, 'Prozent gibt es nur bei einem Nachlass'],
  ])('refuses a percentage that is none: %j', async (line, message) => {
    const { status, details } = await save(machine, line)
    expect([status, details?.['lines.1.percent']]).toEqual([400, [message]])
  })

  it('in percent is said on the page, and is in the next version', async () => {
    const draft = await save(machine, { ...discount, percent: 5, title: 'Treuerabatt' })
    const sent = await at.post(`/offers/${draft.data.id}/send`, { by: 'hand' })
    const { offer } = await at.page(sent.data.address ?? '')
    expect(offer.lines[1]).toMatchObject({ percent: 5, unitPrice: 1_000 })
    const next = await at.post(`/offers/${draft.data.id}/revise`)
    expect(next.data.lines[1]).toMatchObject({ percent: 5, unitPrice: 1_000 })
  })

  it('is not divided into more lines than an offer has', async () => {
    const services = Array.from({ length: 47 }, () => ({ ...machine, kind: 'service' }))
    const most = [machine, margin, ...services, discount]
    expect(await reasonOf(...most)).toEqual([400, 'Höchstens 50 Positionen'])
    expect((await save(...most.slice(1))).data.lines).toHaveLength(50)
  })

  it('does not lower what is only optional', async () => {
    const { data } = await save({ ...machine, optional: true }, margin, discount)
    expect(data.totals).toMatchObject({ vat: 0, margin: 4_820 })
  })

  it('is refused with the true cause', async () => {
    const net = { ...discount, priceKind: 'net' }
    expect(await reasonOf(margin, net)).toEqual([
      400,
      'Der Nachlass mindert Positionen zzgl. MwSt., davon gibt es hier aber keine. Stellen Sie seine Steuer auf „Differenzbesteuert (§ 25a UStG)“.',
    ])
    expect(await reasonOf(machine, { ...discount, priceKind: 'margin' })).toEqual([
      400,
      'Der Nachlass mindert differenzbesteuerte Positionen, davon gibt es hier aber keine. Stellen Sie seine Steuer auf „zzgl. MwSt.“.',
    ])
    expect(await reasonOf(machine, { ...net, unitPrice: 20_000.01 })).toEqual([
      400,
      expect.stringMatching(
        /^Der Nachlass \(20\.000,01\s€\) ist höher als die Positionen zzgl\. MwSt\., die er mindert \(20\.000,00\s€\)\.$/,
      ),
    ])
    expect(await reasonOf({ ...machine, optional: true }, net)).toEqual([
      400,
      'Der Nachlass mindert nichts: Alle anderen Positionen sind optional oder Alternativen.',
    ])
    expect(await reasonOf(net)).toEqual([
      400,
      'Der Nachlass mindert nichts: Es gibt keine andere Position.',
    ])
  })

  it('is refused abroad in the words of the form there, which knows no VAT', async () => {
    const { id } = await at.draftFor()
    const refused = async (...lines: Record<string, unknown>[]) =>
      (await at.put(id, { lines, taxMode: 'export' })).details?.lines?.[0]
    expect(await refused(machine, { ...discount, priceKind: 'margin' })).toMatch(
      /differenzbesteuerte Positionen, davon .*„Steuerfrei“\.$/,
    )
    expect(await refused(margin, { ...discount, priceKind: 'net' })).toContain(
      'mindert steuerfreie Positionen, davon gibt es hier aber keine.',
    )
    expect(await refused(machine, { ...discount, priceKind: 'net', unitPrice: 30_000 })).toContain(
      'ist höher als die steuerfreien Positionen',
    )
  })
})

it('a trade-in is at most what there is to pay', async () => {
  const tradeIn = { kind: 'tradeIn', title: 'Altgerät', unitPrice: 23_800 }
  expect((await save(machine, tradeIn)).data.totals.payable).toBe(0)
  expect(await reasonOf(machine, { ...tradeIn, unitPrice: 23_800.01 })).toEqual([
    400,
    'Die Inzahlungnahme ist höher als der Preis.',
  ])
})

describe('a quantity', () => {
  it('may be half an hour, a half month or a half delivery, rounded to the cent of its line', async () => {
    const { data } = await save(
      { kind: 'service', title: 'Arbeitszeit', unitPrice: 89.99, quantity: 1.5 },
      { kind: 'rent', title: 'Miete je Monat', unitPrice: 450, quantity: 0.5 },
      { kind: 'delivery', title: 'Lieferung', unitPrice: 0.5, quantity: 0.01 },
    )
    expect(data.totals.net).toBe(134.99 + 225 + 0.01)
    expect(data.lines.map(({ quantity }) => quantity)).toEqual([1.5, 0.5, 0.01])
  })

  it.each([
    ['machine', 1.5, 'Maschinen gibt es nur als Ganze: Menge muss eine ganze Zahl sein'],
    ['machine', 0, 'Menge muss mindestens 1 sein'],
    ['machine', 0.5, 'Menge muss mindestens 1 sein'],
    ['tradeIn', 1.5, 'Menge muss eine ganze Zahl sein'],
    ['discount', 1.5, 'Menge muss eine ganze Zahl sein'],
    ['service', 0, 'Menge muss mindestens 0,01 sein'],
    ['service', -1, 'Menge muss mindestens 0,01 sein'],
    ['service', 1.234, 'Menge darf höchstens zwei Nachkommastellen haben'],
    ['service', 1000, 'Menge darf höchstens 999 sein'],
  ])('of a %s is not %s', async (kind, quantity, sentence) => {
    const { status, details } = await save({ ...machine, kind, quantity })
    expect([status, details?.['lines.0.quantity']]).toEqual([400, [sentence]])
  })

  it('of a rent is months, not machines', async () => {
    const used = await at.test.addProduct({ condition: 'used', price: 10 })
    const draft = await at.draftFor(used)
    const [line] = draft.lines
    const { data } = await at.put(draft.id, { lines: [{ ...line, kind: 'rent', quantity: 5.5 }] })
    expect(data.warnings).not.toHaveProperty(['lines.0.quantity'])
  })

  it('is written with a decimal comma on the page', async () => {
    const draft = await at.draftFor()
    const line = { kind: 'service', title: 'Arbeitszeit', unitPrice: 90, quantity: 1.25 }
    await at.put(draft.id, { lines: [line] })
    const { data } = await at.send(draft.id, { by: 'hand' })
    expect((await at.page(data.address ?? '')).offer).toMatchObject({
      lines: [{ quantity: 1.25 }],
      totals: { net: 112.5 },
    })
  })
})

describe('an alternative', () => {
  it('is in no sum, lowers nothing, and is not reserved with what is accepted', async () => {
    const chosen = await at.test.addProduct({ price: 10_000 })
    const other = await at.test.addProduct({ price: 12_000 })
    const draft = await at.draftFor(chosen, other)
    const [first, second] = draft.lines
    const { data } = await at.put(draft.id, {
      binding: true,
      lines: [first, { ...second, isAlternative: true }, { ...discount, unitPrice: 500 }],
    })
    expect(data).toMatchObject({ totals: { net: 9_500 }, value: 9_500 })
    const { data: sent } = await at.send(draft.id, { by: 'hand' })
    expect((await at.page(sent.address ?? '')).offer.lines[1]).toMatchObject({
      isAlternative: true,
    })
    await at.submit(sent.address ?? '', accepting)
    expect((await at.product(chosen.id)).status).toBe('reserved')
    expect((await at.product(other.id)).status).toBe('active')
  })

  it('is not enough for an offer', async () => {
    const draft = await at.draftFor()
    await at.put(draft.id, { lines: [{ ...machine, isAlternative: true }] })
    const { status, details } = await at.send(draft.id, { by: 'hand' })
    expect([status, Object.keys(details ?? {})]).toEqual([409, ['lines']])
  })
})
