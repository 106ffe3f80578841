import { describe, expect, it } from 'vitest'
import {
  columnOfHeader,
  columnOfMapped,
  columnsOfStock,
  FURTHER,
  standardColumns,
  targetOf,
} from './columns.ts'

const target = (header: string) => {
  const column = columnOfHeader(header)
  return column && targetOf(column)
}

describe('a header', () => {
  it('of an export stands for its own column, and no two for the same', () => {
    const columns = columnsOfStock(
      new Set(['Farbe', 'farbe', `${FURTHER}Farbe`, 'Preis (€)', 'Tragkraft']),
    )
    for (const column of columns) expect(columnOfHeader(column.header)).toEqual(column)
    expect(new Set(columns.map(targetOf)).size).toBe(columns.length)
  })

  it.each([
    ['Hersteller', 'brand'],
    ['Fabrikat', 'brand'],
    ['Typ', 'model'],
    ['Lagernr.', 'stockNumber'],
    ['Lager-Nr.', 'stockNumber'],
    ['Nr.', 'stockNumber'],
    ['Collapsed Height (in)', 'closedHeight'],
    ['Lag.-Nr.', 'stockNumber'],
    ...['Geräte-Nr.', 'Gerätenummer', 'Inventar-Nr.', 'Fahrzeug-Nr.', 'FZG-Nr', 'Int.-Nr.'].map(
      (header): [string, string] => [header, 'stockNumber'],
    ),
    ...['Netto-VK', 'VK-Preis netto', 'Verkaufspreis', 'Nettoverkaufspreis', 'Listenpreis €'].map(
      (header): [string, string] => [header, 'price'],
    ),
    ['Fabriknummer', 'serialNumber'],
    ['Netto-EK', 'purchasePrice'],
    ['Gerätetyp', 'categoryId'],
    ['Fabrikat / Typ', 'title'],
    ['Std.', 'hours'],
    ['Bstd', 'hours'],
    ['Tragl.', 'capacity'],
    ['Hubh.', 'liftHeight'],
    ['Bauh.', 'closedHeight'],
    ['Freih.', 'freeLift'],
    ['Antr.', 'drive'],
    ['Art', 'categoryId'],
    ['UVV', 'inspectionUntil'],
    ['Bj.', 'year'],
    ['VK netto', 'price'],
    ['Masch.-Nr.', 'serialNumber'],
    ['Standort', 'location'],
    ['Bemerkung', 'note'],
    ['Preis netto', 'price'],
    ['Nettopreis (EUR)', 'price'],
    ['Preis in Euro', 'price'],
    ['PRICE', 'price'],
    ['brand', 'brand'],
    ['categoryId', 'categoryId'],
    ['Serien-Nr.', 'serialNumber'],
    ['Miete / Monat', 'rent.month'],
    ['rent.day', 'rent.day'],
    ['Früherer Preis (€)', 'previousPrice'],
    ['Tragfähigkeit', 'capacity'],
    ['capacity', 'capacity'],
    ['max. Hubhöhe (h3) in m', 'liftHeight'],
    ['Bh (h)', 'hours'],
    ['Baujahr Batterie', 'batteryYear'],
    ['Jahr', 'year'],
    ['Batterie', 'Weitere: Batterie'],
    ['Ladegerät', 'Weitere: Ladegerät'],
    ['Fabr.-Nr.', 'serialNumber'],
    ['Niederlassung', 'location'],
    ['Netto', 'price'],
    ['Anbau', 'attachments'],
    ['Anbaugerät', 'attachments'],
    ['TK', 'capacity'],
    ['Bemerkung intern', 'note'],
    ['Info', 'note'],
    ['Anm.', 'note'],
    ['Weitere: Farbe', 'Weitere: Farbe'],
    ['weitere:Farbe', 'Weitere: Farbe'],
    ['Weitere: Weitere: x', 'Weitere: Weitere: x'],
    ['Weitere: Tragkraft', 'Weitere: Tragkraft'],
  ])('„%s“ is read as %s', (header, expected) => expect(target(header)).toBe(expected))

  it('of our own is known in any letter case, without its unit, its blanks and its stops', () => {
    const spellings = [
      (text: string) => text.toLowerCase(),
      (text: string) => text.toUpperCase(),
      (text: string) => text.replace(/ \(.*\)/, ''),
      (text: string) => text.replace(/ (?!\()|[.-]/g, '_').toUpperCase(),
    ]
    for (const column of standardColumns)
      for (const spelled of spellings)
        expect([spelled(column.header), target(spelled(column.header))]).toEqual([
          spelled(column.header),
          targetOf(column),
        ])
  })

  it.each([
    ...['Betriebsstd.', 'BetrStd', 'Betr.Std.', 'Betr. Stunden', 'B-Std', 'Betriebs-Stunden'].map(
      (header): [string, string] => [header, 'hours'],
    ),
    ...['EZ', 'E.Z.', 'Bauj.', 'Bauj', 'B.J.', 'Erstzulassung'].map((header): [string, string] => [
      header,
      'year',
    ]),
    ['InterneNotiz', 'note'],
    ['PreisNetto', 'price'],
    ['Bez.', 'title'],
    ['Bezeichn.', 'title'],
    ['Beschr.', 'description'],
    ['Herst.', 'brand'],
    ['Fabr.', 'brand'],
    ['Mod.', 'model'],
    ['Kat.', 'categoryId'],
    ['Zust.', 'condition'],
    ['Gew.', 'weight'],
    ['Gabell.', 'forkLength'],
    ['Tragfäh.', 'capacity'],
    ['Anbaug.', 'attachments'],
    ['Verfügb.', 'status'],
    ['S/N', 'serialNumber'],
  ])('„%s“ is %s, cut short or written together', (header, expected) =>
    expect(target(header)).toBe(expected),
  )

  it.each(['Ge.', 'Pr.', 'Lag.', 'Motor', 'Gang', 'Energie'])(
    '„%s“ may be the beginning of several and is not guessed',
    (header) => expect(target(header)).toBeNull(),
  )

  it.each(['BH', 'Bh', 'B.H.', 'bh:'])(
    '„%s“ is left to the dealer, who means the height of the mast or the hours',
    (header) => expect(columnOfHeader(header)).toBeNull(),
  )

  it.each(['Tragkraft mit Seitenschub', 'Farbe', 'Weitere: ', '', 'constructor', '__proto__'])(
    '„%s“ is none of the stock',
    (header) => expect(columnOfHeader(header)).toBeNull(),
  )

  it('keeps the words that stand in the table, and the unit that it names', () => {
    expect(columnOfHeader(' Tragfähigkeit (t) ')).toMatchObject({
      header: ' Tragfähigkeit (t) ',
      key: 'capacity',
      unit: 't',
    })
  })
})

describe('a header that somebody has said the meaning of', () => {
  it('keeps the unit that it names, as where its meaning was found', () => {
    expect(columnOfMapped('Tragfähigkeit (t)', 'capacity')).toMatchObject({ unit: 't' })
    expect(columnOfMapped('Hubhöhe (mm)', 'liftHeight')).toEqual(columnOfHeader('Hubhöhe (mm)'))
  })

  it('leaves the unit open where it names none', () => {
    expect(columnOfMapped('BH', 'closedHeight')).toMatchObject({ header: 'BH', isUnitOpen: true })
    expect(columnOfMapped('BH', 'nichts')).toBeNull()
  })
})

it('every column has a German header with its unit', () => {
  const headers = standardColumns.map(({ header }) => header)
  expect(headers.slice(0, 4)).toEqual(['ID', 'Lagernummer', 'Titel', 'Marke'])
  expect(headers).toEqual(
    expect.arrayContaining([
      'Preis (€)',
      'Tagesmiete (€)',
      'Tragkraft (kg)',
      'Fahrgeschwindigkeit (km/h)',
      'UVV geprüft bis',
    ]),
  )
})
