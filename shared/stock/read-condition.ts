import {
  conditionLabels,
  conditionWords,
  type Grade,
  gradeLabels,
  grades,
} from '../product/terms.ts'
import { cellText, isEmptyCell } from '../tables/table-cell.ts'
import { spellOut, wholeWords } from '../writing/search-text.ts'
import { quoted, readAs } from './quoted.ts'
import { type ReadCell, readChoice } from './read-value.ts'

const readNamed = readChoice(conditionLabels, conditionWords)

/** What is said of no new machine. */
const praise = wholeWords('(sehr )?gut|neuw\\.?|neuwertig')

/**
 * A condition, or a grade or a word of praise that only a used machine gets. Of a known machine they say nothing about
 * how it became so.
 */
export const readCondition: ReadCell = (cell, isNew) => {
  const reading = readNamed(cell, isNew)
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
