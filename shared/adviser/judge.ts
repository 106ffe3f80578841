import type { Figures } from '../figures/registry.ts'
import { judges } from './judges.ts'
import { type Needs, type QuestionKey, questionKeys } from './questions.ts'
import { type Answer, type Verdict, verdictOf } from './verdict.ts'

interface Reason extends Answer {
  question: QuestionKey
}

export interface Judgement {
  verdict: Verdict
  reasons: Reason[]
}

/**
 * Whether a machine does what is asked, with a reason for each question that was answered. The load
 * centre belongs to the load and has no reason of its own. Without an answer nothing is judged.
 */
export function judge({ figures }: { figures: Figures }, needs: Needs): Judgement {
  const reasons = questionKeys.flatMap((question) => {
    const answer = judges[question](figures, needs)
    return answer ? [{ question, ...answer }] : []
  })
  return { verdict: verdictOf(reasons.map(({ verdict }) => verdict)), reasons }
}
