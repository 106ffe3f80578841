import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { feeds } from '../../../../shared/feeds/index.ts'
import { type OfferedMachine, offeredMachine } from '../../../../shared/feeds/offered-machine.ts'
import type { FeedKey } from '../../../../shared/product/field-rules.ts'
import { newsFeed } from '../news.ts'
import { writerOf } from '../writers/writer.ts'
import { anyProduct, anyStock, dealer, SITE_URL } from './any-machine.testing.ts'
import { checkMaschinensucher, checkMobileDe, checkXml } from './validators.testing.ts'

/** The file with the machines that the portal takes. */
function fileOf(key: FeedKey, stock: OfferedMachine[]) {
  const { head, entry, between, tail, encode } = writerOf(feeds[key])
  const taken = stock.filter((machine) => feeds[key].obstacles(machine).length === 0)
  return { taken, file: encode(head + taken.map(entry).join(between) + tail) }
}

const RUNS = { numRuns: 30 }

describe('whatever the stock is', () => {
  it('Maschinensucher can read its file', () => {
    fc.assert(
      fc.property(anyStock, (stock) => {
        const { taken, file } = fileOf('maschinensucher', stock)
        expect(checkMaschinensucher(file)).toHaveLength(taken.length)
      }),
      RUNS,
    )
  })

  it('mobile.de can read its file', () => {
    fc.assert(
      fc.property(anyStock, (stock) => {
        const { taken, file } = fileOf('mobileDe', stock)
        expect(checkMobileDe(file)).toHaveLength(taken.length)
      }),
      RUNS,
    )
  })

  it('MachineryZone can read its file', async () => {
    const check = fc.asyncProperty(anyStock, (stock) =>
      checkXml(fileOf('machineryzone', stock).file, 'machineryzone.xsd'),
    )
    await fc.assert(check, { numRuns: 10 })
  })

  it('spreadsheets and programs can read theirs, and no cell is a formula', () => {
    fc.assert(
      fc.property(anyStock, (stock) => {
        const table = fileOf('bestandCsv', stock).file
        expect([...table.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
        const rows: string[][] = parse(table, { delimiter: ';', bom: true })
        expect(rows).toHaveLength(stock.length + 1)
        for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+@]/)
        const list = JSON.parse(fileOf('bestandJson', stock).file.toString())
        expect(list.map(({ id }: { id: number }) => id)).toEqual(
          stock.map(({ product }) => product.id),
        )
      }),
      RUNS,
    )
  })

  it('feed readers can read what is new, by the rules of RFC 4287', async () => {
    const check = fc.asyncProperty(fc.array(anyProduct, { maxLength: 5 }), (products) =>
      checkXml(Buffer.from(newsFeed(products, dealer, SITE_URL)), 'atom.xsd'),
    )
    await fc.assert(check, { numRuns: 10 })
  })
})

const [plain] = fc.sample(anyProduct, { numRuns: 1, seed: 1 })
const machine = (changes: object) => {
  if (!plain) throw new Error('fast-check made no product')
  const product = {
    ...plain,
    ...{
      id: 7,
      title: 'Linde H30D',
      brand: 'Linde',
      model: 'H30D',
      stockNumber: 'L-7',
      images: [],
    },
    ...{
      specifications: { Tragkraft: '3.000 kg' },
      description: '',
      priceKind: 'net',
      price: 28_500,
    },
    ...changes,
  }
  return offeredMachine(product as typeof plain, dealer, SITE_URL)
}

describe('Maschinensucher', () => {
  it.each([
    ['Tel. 040 66969-0', ''],
    ['Rufen Sie an: +49 (0) 40 66969-0!', 'Rufen Sie an: !'],
    ['Mobil: 0171/1234567 (Herr Meier)', '(Herr Meier)'],
    ['mail an info@firma.de oder max(at)firma.de', 'mail an oder'],
    ['Siehe https://firma.de/linde?a=1 und www.firma.com', 'Siehe und'],
    ['Gabel 1.200 mm, 05.2019, 10000 h, 0,41 m/s', 'Gabel 1.200 mm, 05.2019, 10000 h, 0,41 m/s'],
    ['UVV bis 01.02.2027, Bj. 2019-2020', 'UVV bis 01.02.2027, Bj. 2019-2020'],
    ['H2X393 A00112, 48 V 625 Ah', 'H2X393 A00112, 48 V 625 Ah'],
  ])('reads %j as %j', (description, expected) => {
    const [row = []] = checkMaschinensucher(
      fileOf('maschinensucher', [machine({ description })]).file,
    )
    expect(row[4]).toBe(`Tragkraft: 3.000 kg${expected && `. ${expected}`}`)
    const hints = feeds.maschinensucher.hints(machine({ description }))
    expect(hints.some((hint) => hint.startsWith('Beschreibung: '))).toBe(expected !== description)
  })

  it('gets the price of a margin machine with the sentence that the law wants', () => {
    const { file } = fileOf('maschinensucher', [machine({ priceKind: 'margin' })])
    const [row = []] = checkMaschinensucher(file)
    expect(row[26]).toBe('28500')
    expect(row[4]).toContain('Differenzbesteuert nach § 25a UStG, MwSt. nicht ausweisbar')
  })
})

describe('mobile.de', () => {
  const [K, L, AD] = [10, 11, 29]
  it.each([
    ['net', ['33915', '1', '19']],
    ['margin', ['28500', '0', '']],
    ['onRequest', ['', '', '']],
  ])('gets a %s price with its VAT', (priceKind, expected) => {
    const [row = []] = checkMobileDe(fileOf('mobileDe', [machine({ priceKind })]).file)
    expect([row[K], row[L], row[AD]]).toEqual(expected)
  })

  it('gets letters that it lacks written in others', () => {
    const [row = []] = checkMobileDe(
      fileOf('mobileDe', [machine({ brand: 'Škoda Łódź „€“ äöü' })]).file,
    )
    expect(row[3]).toBe('Škoda Lódz "€" äöü')
  })
})
