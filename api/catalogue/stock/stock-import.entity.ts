import { defineEntity, p } from '@mikro-orm/core'
import type { PicturesToFetch } from '../../../shared/stock/imports.ts'
import type { FixedValues, Mapping, Sections, Words } from '../../../shared/stock/mapping.ts'
import { impersonal } from '../../base/data/personal/personal-data.ts'

/** An import that was applied. What it changed is in the revisions that carry its number. */
export const StockImportEntity = defineEntity({
  name: 'StockImport',
  properties: {
    id: p.integer().primary(),
    at: p.datetime(),
    author: p.string().length(200),
    fileName: p.string().length(255),
    created: p.integer(),
    changed: p.integer(),
    unchanged: p.integer(),
    failed: p.integer(),
    /** A hash of its headers, and how they were read; null where nobody asked for that yet. */
    headings: p.text().nullable(),
    columns: p.json<Mapping>().columnType('json').nullable(),
    fixed: p.json<FixedValues>().columnType('json').nullable(),
    sections: p.json<Sections>().columnType('json').defaultRaw(`'{}'`),
    words: p.json<Words>().columnType('json').defaultRaw(`'{}'`),
    /** Machines that came in without some of their pictures. */
    failedPictures: p.json<PicturesToFetch[]>().columnType('json').defaultRaw(`'[]'`),
    /** The numbers of the machines that the list had. */
    listed: p.json<number[]>().columnType('json').defaultRaw(`'[]'`),
    undoneAt: p.datetime().nullable(),
    undoneBy: p.string().length(200).nullable(),
  },
})

export const stockImportTable = impersonal(StockImportEntity, {
  id: 'work',
  at: 'shop',
  author: 'staff',
  fileName: 'shop',
  created: 'shop',
  changed: 'shop',
  unchanged: 'shop',
  failed: 'shop',
  headings: 'shop',
  columns: 'shop',
  fixed: 'shop',
  sections: 'shop',
  words: 'shop',
  failedPictures: 'shop',
  listed: 'work',
  undoneAt: 'shop',
  undoneBy: 'shop',
})
