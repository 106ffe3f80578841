import { z } from 'zod'
import { paging } from '../calls/query.ts'
import { LISTED_ERRORS, machineLackingPictures } from './import.ts'

export const IMPORTS_PAGE_SIZE = 20
export const importsQuery = z.object(paging(IMPORTS_PAGE_SIZE))

const lackingMachine = machineLackingPictures.extend({ id: z.number().int() })

const addresses = z.array(z.string())
/** What a machine was left with, and is to show, with the addresses on other servers of what could not be fetched. */
export const picturesToFetch = lackingMachine.extend({ left: addresses, wanted: addresses })
export type PicturesToFetch = z.infer<typeof picturesToFetch>

/** An import that was applied. */
export const stockImport = z
  .object({
    id: z.number().int(),
    at: z.iso.datetime(),
    author: z.string(),
    fileName: z.string(),
    created: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    failed: z.number().int(),
    failedPictures: z.array(lackingMachine).max(LISTED_ERRORS).meta({
      description: 'Maschinen ohne einen Teil ihrer Bilder, die noch einmal geholt werden können',
    }),
    undoneAt: z.iso.datetime().nullable(),
    undoneBy: z.string().nullable(),
  })
  .meta({ id: 'StockImport' })
export type StockImport = z.infer<typeof stockImport>

/** What came of fetching the pictures of an import once more. */
export const fetchedPictures = z
  .object({
    fetched: z.number().int().meta({ description: 'Wie viele Bilder nun da sind' }),
    failedPictures: stockImport.shape.failedPictures,
  })
  .meta({ id: 'FetchedPictures' })
export type FetchedPictures = z.infer<typeof fetchedPictures>
