import { spellOut, wholeWords } from '../catalogue/search.ts'
import {
  conditionLabels,
  conditionWords,
  type Grade,
  gradeLabels,
  grades,
} from '../catalogue/terms.ts'
import { cellText, isEmptyCell } from '../table-cell.ts'
import { readAs } from './quoted.ts'
import { type ReadCell, readChoice } from './read-value.ts'

const readNamed = readChoice(conditionLabels, conditionWords)

/** What is said of no new machine. */
const praise = wholeWords('(sehr )?gut|neuw\\.?|neuwertig')

/** A condition, or a grade or a word of praise that only a used machine gets. */
export const readCondition: ReadCell = (cell, isNew) => {
  const reading = readNamed(cell, isNew)
  if (isEmptyCell(cell) || !('problem' in reading)) return reading
  const typed = cellText(cell).trim()
  const grade = grades.find((grade) => isGrade(typed, grade))
  if (grade) {
    const meant = `${conditionLabels.used}, ${gradeLabels[grade]}`
    return { value: 'used', also: { grade }, hint: readAs(typed, meant) }
  }
  return praise.test(spellOut(typed))
    ? { value: 'used', hint: readAs(typed, conditionLabels.used) }
    : reading
}

const isGrade = (text: string, grade: Grade) =>
  [grade, gradeLabels[grade]].some((name) => name.toLowerCase() === text.toLowerCase())
