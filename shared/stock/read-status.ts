import { adminStatusLabels } from '../product/product.ts'
import { type ProductStatus, priceKindLabels } from '../product/terms.ts'
import { cellText, isEmptyCell } from '../tables/table-cell.ts'
import { readAs } from './quoted.ts'
import { type ReadCell, readChoice, readPriceCell } from './read-value.ts'

/** What dealers call each in their lists: alternatives of a regular expression, in lower case. */
const statusWords: Partial<Record<ProductStatus, string>> = {
  active:
    'available|(sofort )?(verfügbar|lieferbar)|frei|vorhanden|im bestand|(auf|am|ab) lager|lagernd|vorrätig|neu eingetroffen|neuzugang|neuzugänge',
  reserved: 'reserved|res\\.?|reserv\\.?|vorgemerkt',
  sold: 'sold|verk\\.?|ist verkauft|bereits verkauft',
}

const readNamed = readChoice(adminStatusLabels, statusWords)

/** What is said beside a status: for whom, since when. */
const FIRST_WORD = /^(?:verkauft|verk\.|reserviert|res\.)(?=[\s,:(])/i

/** A status, also with something beside it: `reserviert Fa. Sommer`. */
export const readStatus: ReadCell = (cell, isNew) => {
  const reading = readNamed(cell, isNew)
  const typed = cellText(cell).trim()
  const [word] = FIRST_WORD.exec(typed) ?? []
  if (!word || !('problem' in reading)) return reading
  const said = readNamed(word, isNew)
  return { ...said, hint: readAs(typed, labelOf('value' in said ? said.value : null)) }
}

/** A price, or what dealers write in its place: `verkauft`. A new machine's price is then told to those who ask. */
export const readPriceOrStatus: ReadCell = (cell, isNew, marks) => {
  const price = readPriceCell(cell, isNew, marks)
  const typed = cellText(cell).trim()
  if (!('problem' in price) || isEmptyCell(cell) || /\d/.test(typed)) return price
  const reading = readStatus(cell, isNew)
  if ('problem' in reading) return price
  // That a machine can be had is no news of a known one, which may be reserved.
  const status = reading.value === 'active' ? {} : { status: reading.value }
  const meant = [
    ...(isNew ? [priceKindLabels.onRequest] : []),
    ...('status' in status ? [labelOf(reading.value)] : []),
  ]
  return {
    value: undefined,
    also: { ...status, ...(isNew && { priceKind: 'onRequest' }) },
    hint: readAs(typed, meant.join(', ') || labelOf(reading.value)),
  }
}

const labels: Record<string, string> = adminStatusLabels
const labelOf = (status: unknown) => labels[String(status)] ?? ''
