import { describe, expect, it } from 'vitest'
import { recognise } from '../../../shared/figures/recognise.ts'
import type { Product } from '../../../shared/product/product.ts'
import { demoDealer } from '../../../shared/testing/dealer.ts'
import { machine } from '../../../shared/testing/product.ts'
import { compareMachines } from './compare-machines.ts'

const { warranty, leasing } = demoDealer
const terms = { warranty, leasing, delivery: [], pieces: [] }

const truck = (
  specifications: Record<string, string>,
  changes: Partial<Product> = {},
): Product => ({
  ...machine,
  specifications,
  figures: recognise(specifications).figures,
  ...changes,
})

function rowOf(machines: Product[], name: string) {
  return compareMachines(machines, terms)
    .flatMap(({ rows }) => rows)
    .find((row) => row.name === name)
}
const texts = (machines: Product[], name: string) =>
  rowOf(machines, name)?.cells.map(({ text }) => text)
const best = (machines: Product[], name: string) =>
  rowOf(machines, name)?.cells.map(({ isBest }) => isBest)

describe('a comparison', () => {
  it('shows the offer first, then what is known under its heading', () => {
    const machines = [
      truck({ Tragkraft: '2,5 t', Bauhöhe: '2175 mm' }),
      truck({ 'Max. Hubhöhe': '4,5 m', Farbe: 'Gelb' }),
    ]
    const groups = compareMachines(machines, terms)
    expect(groups.map(({ heading }) => heading)).toEqual(['Angebot', 'Sonstiges'])
  })

  it('writes a figure in one way, however it is typed under whichever name', () => {
    const machines = [truck({ Tragkraft: '2,5 t' }), truck({ Tragfähigkeit: '2500kg' })]
    expect(texts(machines, 'Tragkraft')).toEqual(['2.500\u00a0kg', '2.500\u00a0kg'])
    expect(rowOf(machines, 'Tragkraft')?.differs).toBe(false)
  })

  it('shows what is typed where it cannot be read', () => {
    const machines = [truck({ Tragkraft: 'auf Anfrage' }), truck({ Tragkraft: '2 t' })]
    expect(texts(machines, 'Tragkraft')).toEqual(['auf Anfrage', '2.000\u00a0kg'])
    expect(best(machines, 'Tragkraft')).toEqual([false, false])
  })

  it('marks rows in which machines differ, also by one that says nothing', () => {
    const machines = [truck({ Farbe: 'Gelb' }, { year: 2020 }), truck({}, { year: 2020 })]
    expect(rowOf(machines, 'Farbe')?.differs).toBe(true)
    expect(texts(machines, 'Farbe')).toEqual(['Gelb', null])
    expect(rowOf(machines, 'Baujahr')?.differs).toBe(false)
  })

  it('says what buyers compare machines by in its first group, and nowhere again', () => {
    const machines = [
      truck({ Tragkraft: '2,5 t', Hubhöhe: '4,5 m' }, { priceKind: 'net', price: 30_000 }),
      truck({ Tragkraft: '3 t' }, { location: 'Köln', priceKind: 'net', price: 20_000 }),
    ]
    const groups = compareMachines(machines, {
      ...terms,
      delivery: ['290 €', 'auf Anfrage'],
      pieces: [2, 1],
    })
    const names = groups[0]?.rows.map(({ name }) => name) ?? []
    for (const name of ['Tragkraft', 'Hubhöhe', 'Baujahr', 'Standort', 'Lieferung', 'Leasing'])
      expect(names).toContain(name)
    expect(groups.slice(1).flatMap(({ rows }) => rows.map(({ name }) => name))).not.toContain(
      'Tragkraft',
    )
    const wanted = groups[0]?.rows.find(({ name }) => name === 'Gewünscht')
    expect(wanted?.cells.map(({ text }) => text)).toEqual(['2 Stück', '1 Stück'])
  })

  it('has one row „Zustand“, with what the dealer says of it besides', () => {
    const machines = [
      truck({ Zustand: 'generalüberholt' }, { condition: 'used' }),
      truck({ Zustand: 'gebraucht, sehr gut' }, { condition: 'used' }),
      truck({}, { condition: 'new' }),
    ]
    const rows = compareMachines(machines, terms).flatMap(({ rows }) => rows)
    const cells = ['Gebraucht, generalüberholt', 'Gebraucht, sehr gut', 'Neu']
    expect(rows.filter(({ name }) => name === 'Zustand')).toMatchObject([
      { cells: cells.map((text) => ({ text })) },
    ])
  })

  it('tells a mast with full free lift from one without', () => {
    const heights = { Bauhöhe: '2.100 mm', Mast: 'Triplex' }
    const machines = [
      truck({ ...heights, Freihub: '1.500 mm' }),
      truck({ ...heights, Freihub: '150 mm' }),
      truck({ Mast: 'Triplex' }),
    ]
    expect(texts(machines, 'Mast')).toEqual([
      'Triplex mit Vollfreihub',
      'Triplex ohne Vollfreihub',
      'Triplex',
    ])
  })

  it('calls a kind of lithium battery what the page of its machine calls it', () => {
    const machines = [truck({ Batterietyp: 'LFP' }), truck({ Batterietyp: 'Li-Ion' })]
    expect(texts(machines, 'Batterietyp')).toEqual(['LFP', 'Lithium-Ionen'])
  })

  it('says what the dealer answers for, where they say it of any of them', () => {
    const machines = [truck({}, { grade: 'A' }), truck({}, { grade: null })]
    expect(texts(machines, 'Garantie')).toEqual([
      '12 Monate auf Antrieb, Hydraulik und Elektrik',
      null,
    ])
    expect(texts([truck({}), truck({})], 'Garantie')).toBeUndefined()
  })

  it('puts further specifications of one name into one row', () => {
    const machines = [truck({ Farbe: 'Gelb' }), truck({ farbe: 'Rot' })]
    expect(texts(machines, 'Farbe') ?? texts(machines, 'farbe')).toEqual(['Gelb', 'Rot'])
  })
})

describe('the better value', () => {
  it.each<[string, string[], boolean[]]>([
    ['Tragkraft', ['2 t', '3 t', '3.000 kg'], [false, true, true]],
    ['Betriebsstunden', ['4.820', '900 h', '12.000'], [false, true, false]],
    ['UVV geprüft bis', ['11/2026', '03/2027', '01/2026'], [false, true, false]],
    ['Gesamtlänge', ['3.000 mm', '2.500 mm', '2.000 mm'], [false, false, false]],
    ['Wenderadius', ['2.200 mm', '2.205 mm', '2.210 mm'], [false, false, false]],
    ['Tragkraft', ['2 t', '2 t', '2 t'], [false, false, false]],
    ['Tragkraft', ['2 t', '', ''], [false, false, false]],
  ])('of %s among %j is %j', (name, values, expected) => {
    const machines = values.map((value) => truck(value ? { [name]: value } : {}))
    expect(best(machines, name)).toEqual(expected)
  })

  it('of batteries is what they hold, within one technology', () => {
    const battery = (capacity: string, voltage: string, type = 'Blei-Säure') =>
      truck({ Batteriekapazität: capacity, Batteriespannung: voltage, Batterietyp: type })
    const judge = (...machines: Product[]) => best(machines, 'Batteriekapazität')
    const machines = [battery('775 Ah', '48 V'), battery('500 Ah', '80 V')]
    expect(judge(...machines)).toEqual([false, true])
    expect(texts(machines, 'Batteriekapazität')).toEqual([
      '775\u00a0Ah (37,2\u00a0kWh)',
      '500\u00a0Ah (40\u00a0kWh)',
    ])
    expect(judge(battery('480 Ah', '80 V'), battery('800 Ah', '48 V'))).toEqual([false, false])
    expect(judge(battery('775 Ah', '48 V'), battery('500 Ah', '80 V', 'Lithium-Ionen'))).toEqual([
      false,
      false,
    ])
    expect(judge(battery('775 Ah', '48 V'), truck({ Batteriekapazität: '500 Ah' }))).toEqual([
      false,
      false,
    ])
  })

  it('is none between machines of different categories', () => {
    const machines = [truck({ Tragkraft: '1,6 t' }), truck({ Tragkraft: '7 t' }, { categoryId: 2 })]
    expect(best(machines, 'Tragkraft')).toEqual([false, false])
    expect(rowOf(machines, 'Tragkraft')?.differs).toBe(true)
  })
})
