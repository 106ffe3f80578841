import { defineEntity, p } from '@mikro-orm/core'
import type { FixedValues, Mapping, Sections, Words } from '../../../shared/stock/mapping.ts'
import { impersonal } from '../../base/data/personal/personal-data.ts'

/** How a dealer's spreadsheet is read, under the name that they gave it. */
export const ColumnMappingEntity = defineEntity({
  name: 'ColumnMapping',
  properties: {
    name: p.string().length(100).primary(),
    columns: p.json<Mapping>().columnType('json'),
    fixed: p.json<FixedValues>().columnType('json').defaultRaw(`'{}'`),
    sections: p.json<Sections>().columnType('json').defaultRaw(`'{}'`),
    words: p.json<Words>().columnType('json').defaultRaw(`'{}'`),
    updatedAt: p.datetime(),
  },
})

export const columnMappingTable = impersonal(ColumnMappingEntity, {
  name: 'shop',
  columns: 'shop',
  fixed: 'shop',
  sections: 'shop',
  words: 'shop',
  updatedAt: 'work',
})
