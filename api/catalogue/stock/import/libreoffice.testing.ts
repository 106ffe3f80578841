import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type CalcFormat,
  type Country,
  LIBREOFFICE,
  savedByCalc,
} from '../../../tests/libreoffice.ts'
import { createTestApp, type TestApp } from '../../../tests/test-app.ts'
import { sendImport } from './send-import.testing.ts'

/** What a spreadsheet may make something else of. */
const machines = [
  { title: '=1+1', model: '+49', stockNumber: 'ST-0042', price: 28_500.5 },
  { title: "'=1", model: '-5', serialNumber: '@x', price: 0.01 },
  { title: 'Größe „M“ 2½', model: '1,5', location: 'Köln; Porz', stockNumber: 'A-1' },
  { title: 'Linde H25', model: 'a,b', description: 'Zeile eins\nZeile zwei\n\n=3', year: 1999 },
  { title: 'Still RX 20', note: 'sagt "ja"', serialNumber: '2026-11-30', featured: true },
  {
    title: 'Jungheinrich',
    model: 'EFG 216',
    specifications: {
      Tragkraft: '2.500 kg',
      Farbe: 'rot',
      Ladezustand: '85 %',
      Baujahr: '11/2019',
    },
  },
  {
    title: 'Toyota',
    model: '8FBE15',
    stockNumber: '00123',
    specifications: { Hubhöhe: '4.700 mm', Prüfung: '30.11.2026' },
  },
]

/** In which format it leaves the site, and in which ones it is saved one after the other. */
export interface Way {
  country: Country
  way: CalcFormat[]
}

export function testSaving(ways: Way[]): void {
  describe.skipIf(!LIBREOFFICE)('a stock that somebody opens in LibreOffice and saves', () => {
    let test: TestApp
    beforeAll(async () => {
      test = await createTestApp()
      for (const machine of machines) await test.addProduct(machine)
    })
    afterAll(() => test?.close())

    async function exported(format: CalcFormat): Promise<Buffer<ArrayBuffer>> {
      const headers = { Authorization: `Bearer ${test.token}` }
      const response = await test.app.request(`/api/products/export?format=${format}`, { headers })
      return Buffer.from(await response.arrayBuffer())
    }

    it.each(ways)(
      'is unchanged by that: $way in the manner of $country',
      async ({ country, way }) => {
        const [first = 'xlsx', ...others] = way
        let name = `bestand.${first}`
        let content = await exported(first)
        for (const format of others) {
          content = await savedByCalc(content, name, format, country)
          name = `bestand.${format}`
        }
        const { data } = await sendImport(test, content, { name })
        const outcome = { created: 0, changed: 0, failed: 0, unchanged: machines.length }
        expect(data).toMatchObject(outcome)
      },
      60_000,
    )
  })
}
