import type { CsvFeed } from './description.ts'
import { namelessObstacles, numberHint, pictureHint, priceHint } from './hints.ts'
import { mobileDeColumns } from './mobile-de-columns.ts'

/** The archive with the table and the pictures. */
export const MOBILE_DE_ARCHIVE = 'mobile-de.zip'

/**
 * „Upload-Interface CSV“ (services.mobile.de/manual/upload-interface-csv_de.html): semicolons, texts in
 * quotation marks, ISO-8859-15, no line breaks in fields, fixed order, no header. An internal number of at most
 * 40 letters, digits, `-` and `_` and the category are mandatory. An empty file deletes the whole stock.
 */
export const mobileDe: CsvFeed = {
  key: 'mobileDe',
  file: 'mobile-de.csv',
  type: 'text/csv; charset=iso-8859-15',
  kind: 'csv',
  columns: mobileDeColumns,
  hasHeader: false,
  encoding: 'ISO-8859-15',
  quotesTexts: true,
  isForSpreadsheets: false,
  obstacles: namelessObstacles,
  hints: (machine) => [
    ...priceHint(machine),
    ...pictureHint(machine),
    ...(machine.product.images.some((image) => !image.startsWith('/'))
      ? ['Bilder von anderen Servern fehlen im ZIP-Archiv.']
      : []),
    ...numberHint(machine),
  ],
}
