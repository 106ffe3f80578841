import type { Readable } from 'node:stream'
import { type Entry, openPromise } from 'yauzl'
import { TableRefused } from '../table.ts'
import type { CellFormat } from './number-format.ts'
import { readXml } from './read-xml.ts'
import { partName, partOfKind, type Relationship, readRelationships } from './relationships.ts'
import { readSharedStrings } from './shared-strings.ts'
import { readFormats } from './styles.ts'
import { isTrue } from './text.ts'

const LARGEST_UNPACKED = 400_000_000
const MOST_PARTS = 10_000

const LONGEST_SHEET_NAME = 100

export interface Workbook {
  sheets: string[]
  sheetName: string
  strings: string[]
  formats: CellFormat[]
  /** Whether days are counted from 1904 on, as old Macs did. */
  is1904: boolean
  sheet(): Promise<Readable>
  close(): void
}

/** What is needed to understand the cells of the chosen sheet; without one, of the first. */
export async function openWorkbook(path: string, chosen?: string): Promise<Workbook> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false })
  try {
    const parts = new Map<string, Entry>()
    let size = 0
    for await (const entry of zip.eachEntry()) {
      parts.set(partName(entry.fileName), entry)
      size += entry.uncompressedSize
      if (size > LARGEST_UNPACKED || parts.size > MOST_PARTS)
        throw new TableRefused('Die Excel-Datei ist entpackt zu groß (mehr als 400 MB).')
    }
    const open = async (name: string | undefined) => {
      const entry = name === undefined ? undefined : parts.get(name)
      return entry ? zip.openReadStreamPromise(entry) : null
    }
    const related = async (part: string) =>
      readRelationships(part, await open(relationshipsOf(part)))
    const main = partOfKind(await related(''), 'officeDocument') ?? 'xl/workbook.xml'
    const relationships = await related(main)
    const { sheets, is1904 } = await readAbout(await open(main), relationships)
    const sheet = chosen === undefined ? sheets[0] : sheets.find(({ name }) => name === chosen)
    if (!sheet && sheets.length > 0) throw noSheet(chosen ?? '')
    if (!sheet || !parts.has(sheet.part)) throw refuseOthers(parts)
    return {
      sheets: sheets.map(({ name }) => name),
      sheetName: sheet.name,
      strings: await readSharedStrings(await open(partOfKind(relationships, 'sharedStrings'))),
      formats: await readFormats(await open(partOfKind(relationships, 'styles'))),
      is1904,
      sheet: async () => {
        const stream = await open(sheet.part)
        if (!stream) throw refuseOthers(parts)
        return stream
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** The name of the part that says what another one names: `xl/_rels/workbook.xml.rels`. */
function relationshipsOf(part: string): string {
  const name = part.lastIndexOf('/') + 1
  return `${part.slice(0, name)}_rels/${part.slice(name)}.rels`
}

function refuseOthers(parts: ReadonlyMap<string, Entry>): TableRefused {
  if (parts.has('xl/workbook.bin'))
    return new TableRefused(
      'Excel-Binärdateien (.xlsb) sind nicht lesbar. Bitte speichern Sie als .xlsx.',
    )
  if (parts.has('content.xml'))
    return new TableRefused(
      'OpenDocument-Tabellen (.ods) sind nicht lesbar. Bitte speichern Sie als .xlsx oder CSV.',
    )
  return new TableRefused('Die Datei ist keine Excel-Tabelle (.xlsx).')
}

const noSheet = (name: string) =>
  new TableRefused(`Ein Blatt „${name}“ gibt es in der Excel-Datei nicht.`)

interface About {
  sheets: { name: string; part: string }[]
  is1904: boolean
}

async function readAbout(
  stream: Readable | null,
  relationships: ReadonlyMap<string, Relationship>,
): Promise<About> {
  const about: About = { sheets: [], is1904: false }
  await readXml(stream, {
    open(element, { date1904, state, name, ...others }) {
      if (element === 'workbookPr') about.is1904 = isTrue(date1904?.value)
      // Some programs write other words for one that is shown.
      if (element !== 'sheet' || /^(?:very)?hidden$/i.test(state?.value ?? '')) return
      if (about.sheets.length >= MOST_PARTS) throw new Error('Too many sheets')
      const id = Object.values(others).find(({ prefix, local }) => prefix && local === 'id')?.value
      const target = id === undefined ? undefined : relationships.get(id)
      if (target && (target.kind === 'worksheet' || target.kind === ''))
        about.sheets.push({
          name: (name?.value ?? '').slice(0, LONGEST_SHEET_NAME),
          part: target.part,
        })
    },
  })
  return about
}
