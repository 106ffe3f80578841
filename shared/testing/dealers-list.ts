import { writeXlsx } from 'hucre/xlsx'

/** The list of a dealer as Excel has it: below titles, with sums, formulas and the headings of the trade. */
const HEADER = [
  ...['Lag.-Nr.', 'Fabrikat', 'Typ', 'Masch.-Nr.', 'Art', 'Bj.', 'Std.', 'Tragl.', 'Hubh.'],
  ...['Bauh.', 'Freih.', 'Antr.', 'Kabine', 'UVV', 'EK', 'VK netto', 'Bemerkung', 'Platz Halle'],
]
const WIDTH = HEADER.length
/** The header's row as Excel counts it. */
export const HEADER_ROW = 5

type Row = (string | number | null)[]

const DIESEL: Row[] = [
  [
    ...['L 1042', 'Linde', 'H25D-02', 'H2X392', 'Dieselstapler', '2016', '4 820', '2 500 kg'],
    ...['4.500', '2150', 150, 'Diesel', 'Voll', '03/27', 9500, '18.900,-', 'Kupplung prüfen', 'A3'],
  ],
  [
    ...['L 1043', 'Still', 'RX 70-25', null, 'Dieselstapler', 2014, 7311, '2,5 t', 4500],
    ...[2150, null, 'Diesel', 'Halb', 'März 2027', 6000, 'VB 12.900', null, 'A4'],
  ],
]
const ELECTRIC: Row[] = [
  [
    ...['E/17', 'Jungheinrich', 'EFG 216', 'FN4711', 'Elektrostapler', 'Bj. 2018', 3900, 1600],
    ...[8, 2000, 1500, 'Elektro', 'offen', 'Mrz 27', 8000, 'a. A.', 'Batterie neu', 'B1'],
  ],
  [
    ...['E/18', 'Hyster', 'J1.6XN', null, 'Elektrostapler', '06/2017', 5120, 1600, 4700],
    ...[2100, 1400, 'Elektro', 'offen', null, 7000, 14_500, null, 'B2'],
  ],
]

/** The rows of the machines, as Excel counts them. */
export const MACHINE_ROWS = [7, 8, 11, 12]

const sheetRows: Row[] = [
  ['Meier Gabelstapler GmbH – Bestandsliste'],
  ['Stand:', '23.11.2026', 'intern'],
  [],
  [null],
  HEADER,
  ['Dieselstapler'],
  ...DIESEL,
  ['Zwischensumme', ...Array<null>(13).fill(null), 15_500],
  ['Elektrostapler'],
  ...ELECTRIC,
  [],
  [null, null, null, null, null, null, null, null, null, null, null, null, null, null, 30_500],
]

const EK = HEADER.indexOf('EK')
const VK = HEADER.indexOf('VK netto')
const cells = new Map([
  ['8,14', { formula: 'SUM(O7:O8)', formulaResult: 15_500 }],
  ['13,14', { formula: 'SUM(O7:O12)', formulaResult: 30_500 }],
  [`11,${VK}`, { formula: 'O12*2+500', formulaResult: 14_500 }],
])
const across = (row: number) => ({
  startRow: row,
  endRow: row,
  startCol: 0,
  endCol: WIDTH - 1,
})

/** What a list may have besides. */
interface Variation {
  /** A formula of the last machine's price whose value the program has not stored. */
  withoutValue?: boolean
}

/** A workbook with a cover sheet, then the list. */
export function dealersWorkbook({ withoutValue = false }: Variation = {}): Promise<Uint8Array> {
  const all = new Map<string, { formula: string; formulaResult?: number }>(cells)
  const rows = sheetRows.map((row) => [...row])
  if (withoutValue) {
    all.set(`11,${VK}`, { formula: 'O12*2+500' })
    const last = rows[11]
    if (last) last[VK] = null
  }
  return writeXlsx({
    sheets: [
      { name: 'Deckblatt', rows: [['Bestandsliste'], ['Bitte nicht weitergeben']] },
      {
        name: 'Bestand',
        rows,
        cells: all,
        merges: [...[0, 5, 9].map(across), { startRow: 6, endRow: 7, startCol: EK, endCol: EK }],
      },
      {
        name: 'Preise',
        rows: [
          ['Fabrikat', 'Rabatt'],
          ['Linde', 5],
        ],
      },
    ],
  })
}

/** The same list as Excel saves it as CSV. */
export const dealersCsv = (): string =>
  ['sep=;', ...sheetRows.map((row) => HEADER.map((_, at) => row[at] ?? '').join(';'))].join('\r\n')

/** What a dealer says of all machines, because their list does not. */
export const FIXED = { location: 'Itzehoe' }

export const dealersHeader = HEADER
