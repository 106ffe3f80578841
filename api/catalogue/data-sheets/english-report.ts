import {
  fieldsInEnglish,
  markLegendInEnglish,
  marksInEnglish,
  partInEnglish,
} from '../../../shared/product/english.ts'
import { englishCheckedFacts } from '../../../shared/product/english-facts.ts'
import { englishDayOf } from '../../../shared/writing/english.ts'
import { englishFrame } from './english-sheet.ts'
import type { ReportWords } from './report-words.ts'

export const englishReport: ReportWords = {
  frame: englishFrame(fieldsInEnglish.conditionReport, 'More about it'),
  facts: (product) =>
    englishCheckedFacts(product).map(([name, value]): [string, string] => [name, value.text]),
  legend: (conditionAt) =>
    `${conditionAt ? `Checked on ${englishDayOf(conditionAt)}. ` : ''}Marks: ${markLegendInEnglish}`,
  head: { part: 'Part', mark: 'Mark', note: 'Findings and what was done (in German)' },
  part: (name) => partInEnglish(name) ?? name,
  mark: (mark) => marksInEnglish[mark],
}
