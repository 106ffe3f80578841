import { type Mark, markLabels, markLegend } from '../../../shared/product/condition-report.ts'
import type { Product } from '../../../shared/product/product.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import { checkedFacts, type Fact } from './facts.ts'
import type { FrameWords } from './sheet-frame.ts'
import { germanFrame } from './sheet-words.ts'

/** Everything that a condition report says besides what was typed, in one language. */
export interface ReportWords {
  frame: FrameWords
  /** What says which machine it is about. */
  facts(product: Product): Fact[]
  /** When it was checked, and what the marks mean. */
  legend(conditionAt: string | null): string
  head: { part: string; mark: string; note: string }
  part(name: string): string
  mark(mark: Mark): string
}

export const germanReport: ReportWords = {
  frame: germanFrame('Zustandsbericht', 'Mehr dazu'),
  facts: checkedFacts,
  legend: (conditionAt) =>
    `${conditionAt ? `Geprüft am ${formatDay(conditionAt)}. ` : ''}Noten: ${markLegend}`,
  head: { part: 'Baugruppe', mark: 'Note', note: 'Befund und was getan wurde' },
  part: (name) => name,
  mark: (mark) => markLabels[mark],
}
