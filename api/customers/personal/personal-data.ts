import type { EntityManager, EntitySchema, FilterQuery, InferEntity } from '@mikro-orm/core'
import type { ActivityKey } from '../../../shared/persons/activities.ts'
import type {
  ClassifiedTable,
  Columns,
  PlainClass,
} from '../../base/data/personal/personal-data.ts'
import type { Reading } from './readings.ts'

/** What a column says about the person whom its row is about. */
export type ColumnClass =
  | PlainClass
  /** Something about the person, under its name in an access, where `words` stand for its codes. Readers get it as `reads` writes it. */
  | { says: string; words?: Readonly<Record<string, string>>; reads?: Reading }
  /** A file about the person, in Base64 or by its name in the storage. An access has it beside its document. */
  | { says: string; file: 'base64' | 'stored' }
  /** A JSON column, or each entry of one that is a list, of which only some parts say something about the person. */
  | { says: string; within: Readonly<Record<string, ColumnClass>> }

/** The class of a JSON column by its parts: none can be left out. */
export const within = <Content>(
  says: string,
  parts: { [Part in keyof Content]-?: ColumnClass },
): ColumnClass => ({ says, within: parts })

/** The numbers of the inquiries and search alerts that came from one person, or from several. */
export interface PersonIds {
  inquiries: number[]
  alerts: number[]
}

/** Methods, so that tables of different rows are of one type. */
interface AboutPersons<Row = object> {
  /** What its rows are, for readers: `Anfragen`. */
  what: string
  activity: ActivityKey
  /** What a row is, for readers: `Anfrage A-2026-000012`. */
  nameOf(row: Row): string
  /** Its number in what an erasure says of it, where its key is no number. */
  numberOf?(row: Row): number
  /** What a row says that no column of it does, under its name for readers. Its `inquiry` is there. */
  alsoSays?(row: Row): Record<string, string>
  /** The name of the file that a row has, null for none; for tables with a column of that class. */
  fileNameOf?(row: Row): string | null
  /** The condition of the rows that belong to these inquiries and search alerts. */
  of(em: EntityManager, ids: PersonIds): FilterQuery<Row> | Promise<FilterQuery<Row>>
  /** The rows that the law keeps after an erasure, with an inquiry whose offer was accepted; omit if none. */
  keptByLaw?(now: Date): FilterQuery<Row>
  /** What is lost with a row though somebody still expects it, as a sentence. */
  warnsOf?(row: Row, now: Date): string | undefined
  /** Why its rows stay when the person is erased; left out where they go. They hold nothing that can be read. */
  outlives?: string
}

/** A table with rows about persons. */
export interface PersonalTable<Entity extends EntitySchema = EntitySchema>
  extends ClassifiedTable<ColumnClass, Entity> {
  about: AboutPersons
}

export const personal = <Entity extends EntitySchema>(
  entity: Entity,
  about: AboutPersons<InferEntity<Entity>>,
  columns: Columns<Entity, ColumnClass>,
): PersonalTable<Entity> => ({ entity, columns, about })
