import { z } from 'zod'
import { parameter } from '../calls/query.ts'
import { productFilters } from '../catalogue/product-query.ts'
import { tableFormats } from '../tables/table-cell.ts'

/** What an export is asked for with: a format, and the filters of the list. */
export const exportQuery = productFilters.extend({
  format: parameter(
    z.enum(tableFormats, { error: `muss eines sein von: ${tableFormats.join(', ')}` }),
  )
    .transform((format) => format ?? 'csv')
    .meta({ description: 'Format der Datei; ohne Angabe csv' }),
})
