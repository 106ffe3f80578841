import { markLabels, markLegend } from '../../../shared/product/condition-report.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import { checkedFacts } from './facts.ts'
import { germanFrame } from './german-sheet.ts'
import type { ReportWords } from './report-words.ts'

export const germanReport: ReportWords = {
  frame: germanFrame('Zustandsbericht', 'Mehr dazu'),
  facts: checkedFacts,
  legend: (conditionAt) =>
    `${conditionAt ? `Geprüft am ${formatDay(conditionAt)}. ` : ''}Noten: ${markLegend}`,
  head: { part: 'Baugruppe', mark: 'Note', note: 'Befund und was getan wurde' },
  part: (name) => name,
  mark: (mark) => markLabels[mark],
}
