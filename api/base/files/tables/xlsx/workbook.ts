import type { Readable } from 'node:stream'
import { type Entry, openPromise } from 'yauzl'
import { TableRefused } from '../table.ts'
import { readXml } from './read-xml.ts'
import { readSharedStrings } from './shared-strings.ts'
import { readDateStyles } from './styles.ts'

/** What the parts of a workbook may come to when they are unpacked. */
const LARGEST_UNPACKED = 400_000_000
const MOST_PARTS = 10_000

const LONGEST_SHEET_NAME = 100

export interface Workbook {
  /** The names of the sheets that are not hidden. */
  sheets: string[]
  /** The name of the one that is read. */
  sheetName: string
  strings: string[]
  /** Whether a style shows a number as a date, by its place. */
  dateStyles: boolean[]
  /** Whether days are counted from 1904 on, as old Macs did. */
  is1904: boolean
  sheet(): Promise<Readable>
  close(): void
}

/**
 * Opens a file, with what is needed to understand the cells of a sheet.
 * @param chosen the sheet's name; the first one without it
 */
export async function openWorkbook(path: string, chosen?: string): Promise<Workbook> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false })
  try {
    const parts = new Map<string, Entry>()
    let size = 0
    for await (const entry of zip.eachEntry()) {
      parts.set(entry.fileName.replace(/^\//, ''), entry)
      size += entry.uncompressedSize
      if (size > LARGEST_UNPACKED || parts.size > MOST_PARTS)
        throw new TableRefused('Die Excel-Datei ist entpackt zu groß (mehr als 400 MB).')
    }
    const open = async (name: string) => {
      const entry = parts.get(name)
      return entry ? zip.openReadStreamPromise(entry) : null
    }
    const about = await readAbout(await open('xl/workbook.xml'))
    const targets = await readTargets(await open('xl/_rels/workbook.xml.rels'))
    const { sheets } = about
    const sheet = chosen === undefined ? sheets[0] : sheets.find(({ name }) => name === chosen)
    if (!sheet && sheets.length > 0) throw noSheet(chosen ?? '')
    const sheetPath = sheet && targets.get(sheet.id)
    if (!sheetPath || !parts.has(sheetPath)) throw refuseOthers(parts)
    return {
      sheets: sheets.map(({ name }) => name),
      sheetName: sheet.name,
      strings: await readSharedStrings(await open('xl/sharedStrings.xml')),
      dateStyles: await readDateStyles(await open('xl/styles.xml')),
      is1904: about.is1904,
      sheet: async () => {
        const stream = await open(sheetPath)
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
  /** Those that are not hidden. */
  sheets: { name: string; id: string }[]
  is1904: boolean
}

async function readAbout(stream: Readable | null): Promise<About> {
  const about: About = { sheets: [], is1904: false }
  if (!stream) return about
  await readXml(stream, {
    open(name, attributes) {
      if (name === 'workbookPr') about.is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '')
      const isHidden = attributes.state !== undefined && attributes.state !== 'visible'
      if (name !== 'sheet' || isHidden) return
      if (about.sheets.length >= MOST_PARTS) throw new Error('Too many sheets')
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
      if (id) about.sheets.push({ name: (attributes.name ?? '').slice(0, LONGEST_SHEET_NAME), id })
    },
  })
  return about
}

async function readTargets(stream: Readable | null): Promise<Map<string, string>> {
  const targets = new Map<string, string>()
  if (!stream) return targets
  await readXml(stream, {
    open(name, { Id, Target }) {
      if (name !== 'Relationship' || !Id || !Target) return
      if (targets.size >= MOST_PARTS) throw new Error('Too many relations')
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
    },
  })
  return targets
}
