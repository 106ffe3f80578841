import { readMeant, readTyped } from '../figures/read-number.ts'
import { spokenUnit } from '../figures/units.ts'
import { formatQuantity } from '../writing/format.ts'
import {
  adviserQuestions,
  GATE_AND_CEILING,
  type Needs,
  numberQuestion,
  type Place,
  placeLabels,
  placeParameters,
  places,
  type QuestionKey,
  questionKeys,
  SHIFT,
} from './questions.ts'

/** An answer that cannot be read; it counts as skipped, and the visitor is told. */
export interface LeftOutAnswer {
  key: QuestionKey
  text: string
  reason: string
}

const SHIFTS = /^(1|2|3|eine|zwei|drei)[ -]?schicht(?:en|ig|betrieb)?$/
const shiftCounts: Record<string, number> = { '1': 1, '2': 2, '3': 3, eine: 1, zwei: 2, drei: 3 }
const PER_DAY = / ?(?:\/ ?|pro |am |je )tag$/

/** Reads the answers of an address. Whatever cannot be read is left out by name. */
export function readNeeds(query: URLSearchParams): { needs: Needs; leftOut: LeftOutAnswer[] } {
  const needs: Needs = {}
  const leftOut: LeftOutAnswer[] = []
  for (const key of questionKeys) {
    const typed = typedAnswer(query, key)
    const text = typed.normalize('NFC').replace(/\s+/g, ' ').toLowerCase()
    if (text === '') continue
    const answer = key === 'place' ? readPlace(text) : readAmount(key, text)
    if (answer === null) leftOut.push({ key, text: typed, reason: refusalOf(key) })
    else Object.assign(needs, { [key]: answer })
  }
  return { needs, leftOut }
}

/** What was typed for a question, whether it can be read or not; empty for a skipped one. */
export function typedAnswer(query: URLSearchParams, key: QuestionKey): string {
  const own = query.get(adviserQuestions[key].parameter)?.trim() ?? ''
  const isOfBoth = key === 'gate' || key === 'ceiling'
  return own || (isOfBoth && query.get(GATE_AND_CEILING)?.trim()) || ''
}

/** As `typedAnswer`, with the unit in which a bare number was meant: `2,5 t` for `2,5`. */
export function meantAnswer(query: URLSearchParams, key: QuestionKey): string {
  const typed = typedAnswer(query, key)
  const question = numberQuestion(key)
  const meant = question && readMeant(typed, question)?.text
  if (!meant) return typed
  return /\p{L}/u.test(meant) ? meant : `${meant} ${question.unit}`
}

function readPlace(text: string): Place | null {
  return (
    places.find((place) => text === placeParameters[place] || text === placeLabels[place]) ?? null
  )
}

function readAmount(key: QuestionKey, text: string): number | null {
  const question = numberQuestion(key)
  if (!question) return null
  const shifts = key === 'hours' && shiftCounts[SHIFTS.exec(text)?.[1] ?? '']
  if (shifts) return shifts * SHIFT
  const plain = key === 'hours' ? text.replace(PER_DAY, '') : text
  return readTyped(plain, question)
}

function refusalOf(key: QuestionKey): string {
  const { label } = adviserQuestions[key]
  const question = numberQuestion(key)
  if (!question) return `${label}: Bitte innen, außen oder beides wählen.`
  const { unit, min, max, decimals, example } = question
  const range = `${formatQuantity(min, unit, decimals)} bis ${formatQuantity(max, unit, decimals)}`
  return `${label}: Bitte ${range} angeben, zum Beispiel „${example}“.`
}

/** The query string of the answers; starts with `?` or is empty. */
export function formatNeeds(needs: Needs): string {
  const query = new URLSearchParams()
  for (const key of questionKeys) {
    const answer = needs[key]
    if (answer !== undefined) query.set(adviserQuestions[key].parameter, parameterOf(key, answer))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** As the answer is read again, so that a small number has its unit. */
function parameterOf(key: QuestionKey, answer: number | Place): string {
  if (typeof answer === 'string') return placeParameters[answer]
  const unit = numberQuestion(key)?.unit ?? null
  const text = String(answer).replace('.', ',')
  return spokenUnit(unit, answer) ? `${text} ${unit}` : text
}

/** An answer as a person reads it, such as `2.500 kg` or `innen`; null for a skipped question. */
function answerText(needs: Needs, key: QuestionKey): string | null {
  const answer = needs[key]
  if (answer === undefined) return null
  if (typeof answer === 'string') return placeLabels[answer]
  const question = numberQuestion(key)
  return question && formatQuantity(answer, question.unit, question.decimals)
}

/** The line above the answers in a message. */
const MESSAGE_HEADING = 'Meine Angaben im Staplerberater:'

/** The answers for the message of an inquiry, a line each; empty when nothing was answered. */
export function needsMessage(needs: Needs): string {
  const lines = questionKeys.flatMap((key) => {
    const text = answerText(needs, key)
    return text === null
      ? []
      : [`${adviserQuestions[key].label}: ${text.replaceAll('\u00a0', ' ')}`]
  })
  return lines.length === 0 ? '' : [MESSAGE_HEADING, ...lines].join('\n')
}
