import type { Concern } from '../addresses/parameters.ts'
import { concerns } from './concerns.ts'

const inWords = new Intl.ListFormat('de')

interface Occasion {
  /** Of the machines asked for. */
  titles: string[]
  concern: Concern | null
  /** What the visitor told the adviser, as lines of text. */
  answers: string
}

/** What stands in the message before the visitor types: paragraphs, or nothing. */
export function messageStart({ titles, concern, answers }: Occasion): string {
  const text = concern && concerns[concern]
  const ofMachine = titles.length > 0 ? text?.ofMachine : undefined
  const interest = ofMachine?.opening ?? 'Ich interessiere mich für'
  const request = text && !ofMachine ? text : null
  // A visitor who has answered the adviser is not asked the same again.
  const asks = answers === '' && request ? request.asks.map((ask) => `${ask}: `) : []
  return [
    titles.length > 0 && `${interest}: ${inWords.format(titles)}`,
    request?.opening,
    asks.join('\n'),
    answers,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/**
 * The message with another start. What the visitor has typed always stays.
 * @param previous the start that the message was given before
 */
export function withStart(message: string, start: string, previous: string): string {
  const own = withoutStart(message, previous)
  if (start === '') return own.trim() === '' ? '' : message
  return own.trim() === '' ? start : `${start}\n\n${own.trimStart()}`
}

/** The message after a machine was taken out. A visitor who has put words of their own in the place of the start keeps them. */
export function withNextStart(message: string, next: string, previous: string): string {
  const own = withoutStart(message, previous)
  if (next === '') return own
  return own === message && own.trim() !== '' ? message : withStart(message, next, previous)
}

/** The message without the start that it was given, unless that was changed. */
export function withoutStart(message: string, start: string): string {
  if (start === '' || !message.startsWith(start)) return message
  const rest = message.slice(start.length)
  return rest === '' || /^\s/.test(rest) ? rest.trimStart() : message
}
