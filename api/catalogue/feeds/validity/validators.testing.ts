import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import iconv from 'iconv-lite'
import { expect } from 'vitest'
import { validateXML } from 'xmllint-wasm'

/** What the public pages of the portals say of their files, written down a second time and from the outside. */

/** The 32 columns of „Automatischer Import“. */
const MASCHINENSUCHER = [
  ...['Bezeichnung DE', 'Bezeichnung EN', 'Hersteller', 'Typ', 'Technische Daten DE'],
  ...['Technische Daten EN', 'Baujahr', 'Zustand DE', 'Zustand EN', 'Händlerpreis'],
  ...['Händlerpreisoption', 'Betriebsstunden', 'Maschinennummer', 'Standort', 'Bild 1', 'Bild 2'],
  ...['Bild 3', 'Bild 4', 'Bild 5', 'Bild 6', 'Dokument', 'Video', 'Vermietung'],
  ...['Hauptkategorie', 'Unterkategorie', 'Zweite Unterkategorie', 'Preis', 'Preisoption'],
  ...['Laufzeit', 'Lagernummer', 'Maschinenart', 'Deaktiviert'],
]
const TEXTS = [0, 2, 3, 4, 13]
const PICTURES = [14, 15, 16, 17, 18, 19]
const NUMBER = /^[\w-]{1,40}$/
const CONTACT =
  /\w@\w[\w.-]*\.\w|https?:\/\/\w|www\.\w|\b\w+\.(?:de|com)\b|(?:\+|\b00)[1-9](?:[ /-]?\d){6,}|\b0[1-9]\d{2,4}[ /-]\d{4,}/i

export function checkMaschinensucher(file: Buffer): string[][] {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file)
  const [header, ...rows]: string[][] = parse(text, { delimiter: ';' })
  expect(header).toEqual(MASCHINENSUCHER)
  // A line of the file is an advertisement.
  expect(text.split(/[\n\r\u0085\u2028\u2029]+/).filter(Boolean)).toHaveLength(rows.length + 1)
  for (const row of rows) {
    expect(row).toHaveLength(32)
    for (const column of TEXTS) expect(row[column]).not.toMatch(CONTACT)
    for (const column of [0, 2, 3, 4]) expect(row[column]).not.toBe('')
    for (const column of PICTURES) if (row[column]) expect(row[column]).toMatch(/^https?:\/\/\S+$/)
    for (const column of [12, 29]) expect(row[column]).toMatch(NUMBER)
    expect(row[26]).toMatch(/^(?:[1-9]\d*)?$/)
    expect(row[6]).toMatch(/^(?:\d{4})?$/)
  }
  return rows
}

const FIELD = /^(?:"(?:[^"]|"")*"|\d+(?:\.\d+)?)?$/
/** The letters of the manual, as numbers of columns. */
const [B, C, D, E, K, L] = [1, 2, 3, 4, 10, 11]

export function checkMobileDe(file: Buffer): string[][] {
  const text = iconv.decode(file, 'ISO-8859-15')
  expect(Buffer.from(iconv.encode(text, 'ISO-8859-15')).equals(file)).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
  if (text === '') return []
  expect(text.endsWith('\r\n')).toBe(true)
  const lines = text.slice(0, -2).split('\r\n')
  const rows: string[][] = parse(text, { delimiter: ';' })
  expect(rows).toHaveLength(lines.length)
  for (const line of lines) {
    const fields = line
      .match(/("(?:[^"]|"")*"|[^;]*)(?:;|$)/g)
      ?.map((part) => part.replace(/;$/, ''))
    for (const field of fields ?? []) expect(field).toMatch(FIELD)
  }
  for (const row of rows) {
    expect(row).toHaveLength(211)
    expect(row[B]).toMatch(NUMBER)
    expect(row[C]).toBe('ForkliftTruck')
    expect([row[D], row[E]]).not.toContain('')
    expect(row[K]).toMatch(/^(?:[1-9]\d*)?$/)
    expect(row[L]).toMatch(row[K] ? /^[01]$/ : /^$/)
  }
  expect(new Set(rows.map((row) => row[B])).size).toBe(rows.length)
  return rows
}

const own = async (name: string) => ({
  fileName: name,
  contents: await readFile(new URL(name, import.meta.url), 'utf8'),
})

/** @throws if the file does not fit the schema */
export async function checkXml(file: Buffer, schema: 'machineryzone.xsd' | 'atom.xsd') {
  const { errors, valid } = await validateXML({
    xml: { fileName: 'feed.xml', contents: file.toString('utf8') },
    schema: [await own(schema)],
    preload: [await own('xml.xsd')],
  })
  expect(errors.map(({ rawMessage }) => rawMessage)).toEqual([])
  expect(valid).toBe(true)
}
