import { maschinensucherColumns } from '../../../../shared/feeds/maschinensucher-columns.ts'
import { fuels, mobileDeColumns } from '../../../../shared/feeds/mobile-de-columns.ts'
import { TAX_NOTE } from '../../../../shared/feeds/texts.ts'
import { driveChoices } from '../../../../shared/figures/choices.ts'
import { figureOfName } from '../../../../shared/figures/names.ts'
import { conditionLabels, priceKindLabels } from '../../../../shared/product/terms.ts'
import { FURTHER } from '../../../../shared/stock/columns.ts'
import { figureHeader } from '../../../../shared/stock/figure-cell.ts'
import { type Cell, cellText } from '../../../../shared/tables/table-cell.ts'
import { keysOf } from '../../../../shared/values/records.ts'
import type { Db } from '../../../base/data/db/database.ts'
import { NO_HEADER } from '../../../base/files/tables/find-header.ts'
import type { Table, TableRow } from '../../../base/files/tables/table.ts'
import { splitTechnicalData, type TechnicalData, trailingTechnicalData } from './technical-data.ts'

/** What a row of a portal's file says, by headings of ours, and what its text holds. */
interface FeedRow {
  cells: Record<string, Cell>
  data: TechnicalData
}

/** A file that the product writes for a portal, and how a row of it is read. */
interface OwnFeed {
  is: (table: Table) => boolean
  read: (cellOf: (name: string) => string) => FeedRow
  /** What its columns are called, by their places. */
  names: readonly string[]
}

const nameOf = ({ name }: { name: string }) => name
const ON_REQUEST = priceKindLabels.onRequest
const SAME = [
  ...['Bezeichnung DE', 'Hersteller', 'Typ', 'Baujahr', 'Zustand DE', 'Betriebsstunden'],
  ...['Standort', 'Bild 1', 'Bild 2', 'Bild 3', 'Bild 4', 'Bild 5', 'Bild 6', 'Unterkategorie'],
  'Lagernummer',
]

const ofMaschinensucher: OwnFeed = {
  names: maschinensucherColumns,
  is: ({ header }) => ofMaschinensucher.names.every((name, at) => header[at] === name),
  read: (cellOf) => {
    const text = cellOf('Technische Daten DE')
    const isMargin = text.endsWith(TAX_NOTE)
    const data = splitTechnicalData(isMargin ? text.slice(0, -TAX_NOTE.length).trim() : text)
    return {
      cells: {
        ...Object.fromEntries(SAME.map((name) => [name, cellOf(name)])),
        Preis: cellOf('Preis') || ON_REQUEST,
        Besteuerung: isMargin ? priceKindLabels.margin : null,
      },
      data,
    }
  },
}

const CATEGORY = 'ForkliftTruck'
const CATEGORY_AT = 2
const drives = new Map(keysOf(fuels).map((drive) => [String(fuels[drive]), drive]))
const categories: Partial<Record<keyof typeof fuels, string>> = {
  electric: 'Elektrostapler',
  diesel: 'Dieselstapler',
  lpg: 'Treibgasstapler',
  cng: 'Erdgasstapler',
}

const ofMobileDe: OwnFeed = {
  names: mobileDeColumns.map(nameOf),
  is: ({ headerRow, start: [first] }) =>
    headerRow === NO_HEADER &&
    first?.cells.length === mobileDeColumns.length &&
    first.cells[CATEGORY_AT] === CATEGORY,
  read: (cellOf) => {
    const [, title = '', rest = ''] = /^(.+?)(?:[.!?:;…] (.*))?$/s.exec(cellOf('bemerkung')) ?? []
    const drive = drives.get(cellOf('kraftstoffart'))
    const isNet = cellOf('mwst') === '1'
    const condition = cellOf('neufahrzeug') ? 'new' : cellOf('vorfuehrfahrzeug') ? 'demo' : 'used'
    const data = trailingTechnicalData(title.includes(': ') ? cellOf('bemerkung') : rest)
    const price = cellOf('preis')
    return {
      cells: {
        Lagernummer: cellOf('interne_nummer'),
        Titel: title,
        Marke: cellOf('marke'),
        Modell: cellOf('modell'),
        Baujahr: cellOf('baujahr'),
        Zustand: conditionLabels[condition],
        Kategorie: (drive && categories[drive]) ?? null,
        'Preis, enthält MwSt. (€)': price || ON_REQUEST,
        Besteuerung: price && !isNet ? priceKindLabels.margin : null,
        [figureHeader('power')]: cellOf('leistung'),
        [figureHeader('capacity')]: cellOf('tragkraft'),
        [figureHeader('liftHeight')]: cellOf('hubhoehe'),
        [figureHeader('closedHeight')]: cellOf('bauhoehe'),
        [figureHeader('hours')]: cellOf('betriebsstunden'),
        [figureHeader('drive')]: drive ? driveChoices[drive].label : null,
      },
      data,
    }
  },
}

/**
 * A file that the product has written for a portal as a table of ours: codes in words, and the technical data of its text
 * in columns. Any other table is what it was.
 */
export async function asOwnTable(db: Db, table: Table): Promise<Table> {
  const feed = [ofMaschinensucher, ofMobileDe].find(({ is }) => is(table))
  if (!feed) return table
  const numberless = await findNumberless(db)
  const byId = new Map(numberless.map((machine) => [String(machine.id), machine]))
  const names = new Set<string>()
  const read = ({ cells }: TableRow) => {
    const { cells: own, data } = feed.read((name) =>
      cellText(cells[feed.names.indexOf(name)] ?? null).trim(),
    )
    const machine = byId.get(cellText(own.Lagernummer ?? null))
    const isKnown =
      machine?.brand === (own.Marke ?? own.Hersteller) && machine?.model === (own.Modell ?? own.Typ)
    const key = isKnown ? { ID: own.Lagernummer ?? null, Lagernummer: null } : { ID: null }
    const figures = Object.entries(data.pairs).map(([name, text]) => [headingOf(name, own), text])
    return { ...Object.fromEntries(figures), ...own, ...key, Beschreibung: data.description }
  }
  for await (const row of table.rows()) for (const name of Object.keys(read(row))) names.add(name)
  const header = [...names]
  const mapped = (row: TableRow): TableRow => {
    const cells: Record<string, Cell> = read(row)
    return { row: row.row, cells: header.map((name) => cells[name] || null) }
  }
  const below = table.start.filter(({ row }) => row > table.headerRow)
  return {
    ...table,
    header,
    start: below.map(mapped),
    merged: [],
    rows: async function* () {
      for await (const row of table.rows()) yield mapped(row)
    },
  }
}

/** The machines without a stock number, which portals know by their ids. */
const findNumberless = (db: Db) =>
  db
    .selectFrom('product')
    .select(['id', 'brand', 'model'])
    .where('stock_number', 'is', null)
    .execute()

/** The column of a figure of the text, unless the file has one of its own for it. */
function headingOf(name: string, own: Record<string, Cell>): string {
  const key = figureOfName(name)?.key
  if (!key) return `${FURTHER}${name}`
  return key === 'hours' && 'Betriebsstunden' in own ? 'Betriebsstunden' : figureHeader(key)
}
