import type { EntityManager, EntityMetadata, EntityProperty, MikroORM } from '@mikro-orm/sql'
import { ChangeEntity } from '../../base/data/freshness/change.entity.ts'
import { LastRunEntity } from '../../base/work/tasks/last-run.entity.ts'
import { TaskEntity } from '../../base/work/tasks/task.entity.ts'
import { ImageUseEntity } from '../../catalogue/images/image-use.entity.ts'
import { ProductPreviewEntity } from '../../catalogue/previews/product-preview.entity.ts'
import { AccountLinkEntity } from '../../dealer/accounts/account-link.entity.ts'
import { SessionEntity } from '../../dealer/accounts/session.entity.ts'
import { EdgeEntity } from '../../delivery/edge/edge.entity.ts'
import { HealthCheckEntity } from '../health/health-check.entity.ts'

/** Sessions, links and previews. A restore deletes them, and no backup holds them, so that none comes back. */
const WAYS_IN = [SessionEntity, AccountLinkEntity, ProductPreviewEntity].map(
  ({ meta }) => meta.className,
)

/** Belongs to this machine and this moment. Every other entity is in a backup without being named. */
const NOT_BACKED_UP = [
  ...WAYS_IN,
  ...[ChangeEntity, EdgeEntity, HealthCheckEntity, LastRunEntity, ImageUseEntity, TaskEntity].map(
    ({ meta }) => meta.className,
  ),
]

/** How a value is written in a backup, the same for both databases. */
export type ValueKind = 'boolean' | 'integer' | 'json' | 'moment' | 'number' | 'text'

export interface Column {
  name: string
  /** What the entity calls it. */
  property: string
  kind: ValueKind
  /** How many characters it may have; null where nothing limits it. */
  length: number | null
  isNullable: boolean
  /** Whether the database fills it in when a row does not name it. */
  hasDefault: boolean
}

export interface Table {
  name: string
  /** The name of its entity. */
  className: string
  columns: Column[]
  /** The columns of the primary key. */
  key: string[]
  /** Whether the database numbers its rows. */
  isNumbered: boolean
}

/** The tables that a restore empties although no backup has them. */
export const waysIn = (em: EntityManager) => tablesOf(em, WAYS_IN)

/** The tables that no backup has, or only those of earlier versions. */
export const leftOut = ({ em }: MikroORM) => tablesOf(em, NOT_BACKED_UP)

function tablesOf(em: EntityManager, names: string[]): string[] {
  const known = [...em.getMetadata().getAll().values()]
  return known
    .filter(({ className }) => names.includes(className))
    .map(({ tableName }) => tableName)
}

/** The tables of a backup. A table comes after those that its rows refer to. */
export function backedUpTables(orm: MikroORM): Table[] {
  const all = [...orm.getMetadata().getAll().values()]
  const known = all.filter(({ className }) => !NOT_BACKED_UP.includes(className))
  const byName = new Map(known.map((meta) => [meta.tableName, meta]))
  const ordered = new Set<EntityMetadata>()
  const visit = (meta: EntityMetadata) => {
    for (const { targetMeta } of meta.props) {
      const target = targetMeta && byName.get(targetMeta.tableName)
      if (target && target !== meta && !ordered.has(target)) visit(target)
    }
    ordered.add(meta)
  }
  for (const meta of byName.values()) visit(meta)
  return [...ordered].map(toTable)
}

function toTable(meta: EntityMetadata): Table {
  const keys = meta.getPrimaryProps()
  return {
    name: meta.tableName,
    className: meta.className,
    columns: meta.props.filter(({ persist }) => persist !== false).flatMap(toColumns),
    key: keys.flatMap(({ fieldNames }) => fieldNames),
    isNumbered: keys.some(({ autoincrement }) => autoincrement === true),
  }
}

function toColumns(property: EntityProperty): Column[] {
  const isNullable = property.nullable === true
  const hasDefault = isNullable || property.defaultRaw !== undefined || property.autoincrement
  return (property.fieldNames ?? []).map((name) => ({
    name,
    property: property.name,
    kind: kindOf(property),
    length: property.length ?? null,
    isNullable,
    hasDefault: hasDefault === true,
  }))
}

function kindOf(property: EntityProperty): ValueKind {
  const [key] = property.targetMeta?.getPrimaryProps() ?? []
  if (key) return kindOf(key)
  if (property.columnTypes.some((type) => /^jsonb?$/.test(type))) return 'json'
  const kind = KINDS[property.runtimeType]
  if (!kind) throw new Error(`A backup cannot hold ${property.name}, a ${property.runtimeType}`)
  // SQLite has its booleans in columns of integers, too.
  const isWhole = kind === 'number' && property.columnTypes.some((type) => WHOLE.test(type))
  return isWhole ? 'integer' : kind
}

const WHOLE = /^(?:int|serial)/

const KINDS: Partial<Record<string, ValueKind>> = {
  boolean: 'boolean',
  Date: 'moment',
  number: 'number',
  string: 'text',
}
