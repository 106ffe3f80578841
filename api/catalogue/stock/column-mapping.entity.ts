import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { Mapping } from '../../../shared/stock/mapping.ts'
import { impersonal } from '../../base/data/personal/personal-data.ts'

/** How the columns of a dealer's spreadsheet are read, under the name that they gave it. */
export const ColumnMappingEntity = defineEntity({
  name: 'ColumnMapping',
  properties: {
    name: p.string().length(100).primary(),
    columns: p.json<Mapping>().columnType('json'),
    updatedAt: p.datetime(),
  },
})
export type ColumnMappingEntity = InferEntity<typeof ColumnMappingEntity>

export const columnMappingTable = impersonal(ColumnMappingEntity, {
  name: 'shop',
  columns: 'shop',
  updatedAt: 'work',
})
