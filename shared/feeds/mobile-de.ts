import { storedImageName } from '../images/image-address.ts'
import type { ArchivedPicture, CsvFeed } from './description.ts'
import { namelessObstacles, numberHint, pictureHint, priceHint } from './hints.ts'
import { mobileDeColumns } from './mobile-de-columns.ts'
import type { OfferedMachine } from './offered-machine.ts'

/** Named by the picture id of the table, and numbered. */
function pictures({ product, number }: OfferedMachine): ArchivedPicture[] {
  return product.images
    .filter((image) => storedImageName(image) !== null)
    .map((image, index) => ({ name: `${number}_${index + 1}.jpg`, image }))
}

/**
 * „Upload-Interface CSV“ (services.mobile.de/manual/upload-interface-csv_de.html): semicolons, texts in
 * quotation marks, ISO-8859-15, no line breaks in fields, fixed order, no header. An internal number of at most
 * 40 letters, digits, `-` and `_` and the category are mandatory. An empty file deletes the whole stock.
 * The archive has no folders (docplayer.org/1309881, of 2010).
 */
export const mobileDe: CsvFeed = {
  key: 'mobileDe',
  file: 'mobile-de.csv',
  type: 'text/csv; charset=iso-8859-15',
  archive: { file: 'mobile-de.zip', pictures },
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
    ...(machine.product.images.some((image) => storedImageName(image) === null)
      ? ['Bilder von anderen Servern fehlen im ZIP-Archiv.']
      : []),
    ...numberHint(machine),
  ],
}
