import type { FeedKey } from '../product/field-rules.ts'
import type { OfferedMachine } from './offered-machine.ts'

/** What a portal's file is called, what it holds of a machine, and which machines it leaves out. */
interface Common {
  key: FeedKey
  file: string
  /** Its media type. */
  type: string
  /** The same file with the pictures, for portals that want them so. */
  archive?: { file: string; pictures: (machine: OfferedMachine) => ArchivedPicture[] }
  /** Why the portal would not take a machine, as German sentences; none when it would. */
  obstacles: (machine: OfferedMachine) => string[]
  /** What reaches the portal otherwise than the dealer has it, as German sentences. */
  hints: (machine: OfferedMachine) => string[]
}

/** A picture of our own: what it is called in the archive, and where it is. */
export interface ArchivedPicture {
  name: string
  image: string
}

export interface Column {
  name: string
  /** Texts and numbers are told apart, because some portals want only texts in quotation marks. */
  fill: (machine: OfferedMachine) => string | number | null
}

/** A table with a row a machine, its cells separated by semicolons. */
export interface CsvFeed extends Common {
  kind: 'csv'
  columns: readonly Column[]
  hasHeader: boolean
  encoding: 'UTF-8' | 'UTF-8 with BOM' | 'ISO-8859-15'
  quotesTexts: boolean
  /** Whether people open it in a spreadsheet, which would run `=…` as a formula. */
  isForSpreadsheets: boolean
}

/** An element of XML: its attributes, and its content or its children. */
export interface Element {
  name: string
  attributes?: Record<string, string>
  children: readonly Element[] | string
}

export interface XmlFeed extends Common {
  kind: 'xml'
  /** The elements around those of the machines, the outermost first. */
  around: readonly Pick<Element, 'name' | 'attributes'>[]
  element: (machine: OfferedMachine) => Element
}

/** A list of objects. */
export interface JsonFeed extends Common {
  kind: 'json'
  record: (machine: OfferedMachine) => object
}

export type FeedDescription = CsvFeed | XmlFeed | JsonFeed
