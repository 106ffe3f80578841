import type { Mark } from '../../../shared/product/condition-report.ts'
import type { Product } from '../../../shared/product/product.ts'
import type { Fact } from './facts.ts'
import type { FrameWords } from './sheet-frame.ts'

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
