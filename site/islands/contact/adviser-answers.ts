import { MESSAGE_HEADING, needsMessage, readNeeds } from '../../../shared/adviser/needs.ts'
import { adviserQuestions } from '../../../shared/adviser/questions.ts'

const labels = Object.values(adviserQuestions).map(({ label }) => `${label}:`)

/**
 * The message with the adviser's answers that the address holds at its end, in place of earlier ones. A
 * message stays as it is where the address holds none.
 */
export function withAnswers(message: string, query: string): string {
  const answers = needsMessage(readNeeds(new URLSearchParams(query)).needs)
  if (answers === '') return message
  const own = withoutAnswers(message).trim()
  return own === '' ? answers : `${own}\n\n${answers}`
}

function withoutAnswers(message: string): string {
  const lines = message.split('\n')
  const start = lines.indexOf(MESSAGE_HEADING)
  if (start < 0) return message
  const isAnswer = (line: string) => labels.some((label) => line.startsWith(label))
  const length = lines.slice(start + 1).findIndex((line) => !isAnswer(line))
  lines.splice(start, length < 0 ? lines.length : length + 1)
  return lines.join('\n').replace(/\n{3,}/g, '\n\n')
}
