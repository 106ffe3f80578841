import type { EntitySchema } from '@mikro-orm/core'
import { z } from 'zod'
import { isOneLine } from '../../../../shared/writing/text-rules.ts'
import type { ColumnOf } from '../../../base/data/personal/personal-data.ts'

/** What a column has to be beyond its type: the rule by which its values were let in. */
type ColumnRule =
  | z.ZodType
  /** It orders, joins or repeats, or says something that nothing depends on. */
  | 'typed'

type Row = Readonly<Record<string, unknown>>

/** What the rows of a table have to keep beyond the types of their columns. */
export interface TableRules {
  className: string
  /** By the property of the entity. One that is nullable may be null besides. */
  columns: Readonly<Record<string, ColumnRule>>
  /** What several columns have to be together, by their names in the database. */
  isWhole(row: Row): boolean
}

/** The rules of a table: a column without one does not compile. */
export const rulesOf = <Entity extends EntitySchema>(
  { meta }: Entity,
  columns: { readonly [Column in ColumnOf<Entity>]-?: ColumnRule },
  isWhole: (row: Row) => boolean = () => true,
): TableRules => ({ className: String(meta.className), columns, isWhole })

export const line = z.string().refine(isOneLine)
export const id = z.int().positive()
export const count = z.int().nonnegative()
export const sha256 = z.hash('sha256')

/** So many random bytes in hex, as the secrets of addresses are made. */
export const secretOf = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`))

/** The media type of a file. */
export const mediaType = z.string().regex(/^[\w.+-]+\/[\w.+-]+$/)

/** What a form once sent. Whoever restores it has it checked by the rules of that day. */
export const state = z.record(z.string(), z.unknown())
