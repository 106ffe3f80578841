/** A question that visitors ask, and its answer. */
export interface FaqEntry {
  question: string
  /** One string for each paragraph. */
  answer: string[]
}
