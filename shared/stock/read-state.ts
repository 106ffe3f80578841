import { adminStatusLabels } from '../product/product.ts'
import {
  conditionLabels,
  conditionWords,
  type Grade,
  gradeLabels,
  grades,
  type ProductStatus,
  priceKindLabels,
} from '../product/terms.ts'
import { cellText, isEmptyCell } from '../tables/table-cell.ts'
import { spellOut, wholeWords } from '../writing/search-text.ts'
import { quoted, readAs } from './quoted.ts'
import { type ReadCell, readChoice, readPriceCell } from './read-value.ts'

const readNamedCondition = readChoice(conditionLabels, conditionWords)

/** What is said of no new machine. */
const praise = wholeWords('(sehr )?gut|neuw\\.?|neuwertig')

/**
 * A condition, or a grade or a word of praise that only a used machine gets. Of a known machine they say nothing about
 * how it became so.
 */
export const readCondition: ReadCell = (cell, isNew) => {
  const reading = readNamedCondition(cell, isNew)
  if (isEmptyCell(cell) || !('problem' in reading)) return reading
  const typed = cellText(cell).trim()
  const grade = grades.find((grade) => isGrade(typed, grade))
  if (grade) {
    const meant = isNew ? `${conditionLabels.used}, ${gradeLabels[grade]}` : gradeLabels[grade]
    return { value: isNew ? 'used' : undefined, also: { grade }, hint: readAs(typed, meant) }
  }
  if (!praise.test(spellOut(typed))) return reading
  if (isNew) return { value: 'used', hint: readAs(typed, conditionLabels.used) }
  return { value: undefined, hint: `${quoted(typed)} lässt den Zustand, wie er ist` }
}

const isGrade = (text: string, grade: Grade) =>
  [grade, gradeLabels[grade]].some((name) => name.toLowerCase() === text.toLowerCase())

/** What dealers call each in their lists: alternatives of a regular expression, in lower case. */
const statusWords: Partial<Record<ProductStatus, string>> = {
  active:
    'available|(sofort )?(verfügbar|lieferbar)|frei|vorhanden|im bestand|(auf|am|ab) lager|lagernd|vorrätig|neu eingetroffen|neuzugang|neuzugänge',
  reserved: 'reserved|res\\.?|reserv\\.?|vorgemerkt',
  sold: 'sold|verk\\.?|ist verkauft|bereits verkauft',
}

const readNamedStatus = readChoice(adminStatusLabels, statusWords)

/** What is said beside a status: for whom, since when. */
const FIRST_WORD = /^(?:verkauft|verk\.|reserviert|res\.)(?=[\s,:(])/i

/** A status, also with something beside it: `reserviert Fa. Sommer`. */
export const readStatus: ReadCell = (cell, isNew) => {
  const reading = readNamedStatus(cell, isNew)
  const typed = cellText(cell).trim()
  const [word] = FIRST_WORD.exec(typed) ?? []
  if (!word || !('problem' in reading)) return reading
  const said = readNamedStatus(word, isNew)
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
