import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/test-app.ts'
import { sendImport } from './send-import.testing.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const HEADER = 'Lagernummer;Fabrikat;Typ;Bj.;Preis;Standort'
const send = (lines: string[], fields: Record<string, object | string> = {}) =>
  sendImport(test, lines.join('\n'), {
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ),
  })
const driveOf = (report: Awaited<ReturnType<typeof send>>['data']) =>
  report.changes.map(({ fields }) => Object(fields.specifications?.[1]).Antrieb)

describe('gas that a list names goes before the drive of a category', () => {
  it('in the word of a group that stands for „Dieselstapler“', async () => {
    const words = { Gruppe: { Treibgas: 'Dieselstapler', 'Frontstapler Gas': 'Dieselstapler' } }
    const { data } = await send(
      [
        `${HEADER};Gruppe`,
        'A;Linde;H25T;2016;9000;Celle;Treibgas',
        'B;Linde;H25T;2016;9000;Celle;Frontstapler Gas',
      ],
      { words },
    )
    expect(driveOf(data)).toEqual(['Treibgas (LPG)', 'Treibgas (LPG)'])
    expect(data.hints).toContainEqual(
      expect.objectContaining({
        row: 3,
        message: 'Treibgas (LPG) nach „Frontstapler Gas“, nicht Diesel nach „Dieselstapler“',
      }),
    )
  })

  it('in a remark, a title, a column that is not read, and the heading above', async () => {
    const { data } = await send([
      `${HEADER};Kategorie;Bemerkung;Zubehör`,
      'A;Linde;H25T;2016;9000;Celle;Dieselstapler;LPG, neue Reifen;',
      'B;Linde;H25 Gas;2016;9000;Celle;Dieselstapler;;',
      'C;Linde;H25;2016;9000;Celle;Dieselstapler;;mit Erdgasanlage',
      'D;Linde;H25;2016;9000;Celle;Dieselstapler;kein LPG;Gasfeder',
      'Treibgas;;;;;;;;',
      'E;Linde;H25;2016;9000;Celle;Dieselstapler;;',
    ])
    expect(data.hints).toContainEqual({
      ...{ row: 6, column: '', value: 'Treibgas' },
      message:
        'Die Zeile ist eine Zwischenüberschrift und gilt für Zeilen darunter ohne eigene Angabe',
    })
    expect(driveOf(data)).toEqual([
      'Treibgas (LPG)',
      'Treibgas (LPG)',
      'Erdgas (CNG)',
      'Diesel',
      'Treibgas (LPG)',
    ])
  })
})

describe('what contradicts itself is asked about', () => {
  const list = [
    HEADER,
    'DIESELSTAPLER / GAS;;;;;',
    'A;Linde;H25D;2016;9000;Celle',
    'B;Linde;H25T LPG;2016;9000;Celle',
  ]
  const sections = { 'DIESELSTAPLER / GAS': 'Dieselstapler' }

  it('once for all machines below a heading that names both, and then it is remembered', async () => {
    const { data } = await send(list, { sections })
    expect(data).toMatchObject({
      created: 1,
      failed: 1,
      unknownWords: { Antrieb: ['DIESELSTAPLER / GAS'] },
    })
    expect(data.errors).toEqual([
      {
        row: 3,
        column: 'Antrieb',
        value: '',
        message:
          '„DIESELSTAPLER / GAS“ lässt offen, ob die Maschine mit Gas fährt. Bitte wählen Sie den Antrieb',
      },
    ])
    const words = { Antrieb: { 'DIESELSTAPLER / GAS': 'Diesel' } }
    const decided = await send(list, { sections, words, mode: 'apply' })
    expect(driveOf(decided.data)).toEqual(['Diesel', 'Treibgas (LPG)'])
    const next = await send([...list.slice(0, 2), 'C;Linde;H30D;2016;9000;Celle'], {
      remembered: 'true',
    })
    expect(driveOf(next.data)).toEqual(['Diesel'])
  })

  it('and may be left without a drive, or chosen for one row alone', async () => {
    const words = { Antrieb: { 'DIESELSTAPLER / GAS': '' } }
    expect(driveOf((await send(list, { sections, words })).data)).toEqual([
      undefined,
      'Treibgas (LPG)',
    ])
    const corrections = { 3: { Antrieb: 'Treibgas (LPG)' } }
    expect(driveOf((await send(list, { sections, corrections })).data)).toEqual([
      'Treibgas (LPG)',
      'Treibgas (LPG)',
    ])
  })

  it('where the cell of the drive says another one, also if that is chosen once more', async () => {
    const rows = [
      `${HEADER};Kategorie;Antrieb;Bemerkung`,
      'A;Linde;H25;2016;9000;Celle;Dieselstapler;Diesel;Treibgas',
      'B;Still;RX20;2016;9000;Celle;Elektrostapler;;LPG',
    ]
    const { data } = await send(rows)
    expect(data.errors.map(({ row, value, message }) => [row, value, message])).toEqual([
      [
        2,
        'Diesel',
        '„Treibgas“ nennt Gas, in der Zelle steht „Diesel“. Bitte wählen Sie den Antrieb',
      ],
      [
        3,
        '',
        '„LPG“ nennt Gas, die Kategorie „Elektrostapler“ nicht. Bitte wählen Sie den Antrieb',
      ],
    ])
    const corrections = { 2: { Antrieb: 'Diesel' }, 3: { Antrieb: 'Elektro' } }
    expect(driveOf((await send(rows, { corrections })).data)).toEqual(['Diesel', 'Elektro'])
  })
})
