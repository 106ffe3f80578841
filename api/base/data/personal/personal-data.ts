import type { EntitySchema, InferEntity } from '@mikro-orm/core'

/** What a column says where it says nothing about the person whom its row is about. */
export type PlainClass =
  /** Nothing: it joins or orders rows, says how something is worked on, or repeats another column for a search. */
  | 'work'
  /** Something about what is sold, texts or the shop. */
  | 'shop'
  /** Something about somebody who works here. It is theirs, and nobody else gets it with what is stored about him. */
  | 'staff'
  /** A way in. Nobody ever gets it. */
  | 'secret'

export type ColumnOf<Entity extends EntitySchema> = Exclude<keyof InferEntity<Entity>, symbol>

export type Columns<Entity extends EntitySchema, Class> = {
  readonly [Column in ColumnOf<Entity>]-?: Class
}

export interface ClassifiedTable<Class, Entity extends EntitySchema = EntitySchema> {
  entity: Entity
  columns: Readonly<Record<string, Class>>
}

/**
 * A table without rows about persons. What has them is classified by the feature that knows the persons.
 * @example
 * export const secretTable = impersonal(SecretEntity, { name: 'work', value: 'secret' })
 */
export const impersonal = <Entity extends EntitySchema>(
  entity: Entity,
  columns: Columns<Entity, PlainClass>,
): ClassifiedTable<PlainClass, Entity> => ({ entity, columns })
