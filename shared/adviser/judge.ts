import type { Figures } from '../figures/registry.ts'
import { judges } from './judges.ts'
import { type Needs, type QuestionKey, questionKeys } from './questions.ts'
import type { Verdict } from './verdict.ts'

interface Reason {
  question: QuestionKey
  verdict: Verdict
  /** Names the figure that decides. */
  text: string
}

export interface Judgement {
  verdict: Verdict
  reasons: Reason[]
}

/** The first that a reason has is the machine's: failing one question outweighs what is unknown. */
const precedence = ['unfit', 'unknown', 'tight', 'fits'] as const

/**
 * Whether a machine does what is asked, with a reason for each question that was answered. The load
 * centre belongs to the load and has no reason of its own. Without an answer nothing is judged.
 */
export function judge({ figures }: { figures: Figures }, needs: Needs): Judgement {
  const reasons = questionKeys.flatMap((question) => {
    const answer = judges[question](figures, needs)
    return answer ? [{ question, ...answer }] : []
  })
  const found = new Set(reasons.map(({ verdict }) => verdict))
  return { verdict: precedence.find((verdict) => found.has(verdict)) ?? 'unknown', reasons }
}
