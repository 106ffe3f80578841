import type { SentencePart } from '../search/sentence.ts'
import { clean } from './state.ts'

/** How much of what was asked for is tried to be left out: each is asked for by itself. */
export const MOST_OBSTACLES = 8

/** A search without one of its parts, and the signs that parted it from others. */
export function withoutPart(typed: string, { from, to }: Pick<SentencePart, 'from' | 'to'>) {
  const search = typed.normalize('NFC')
  const before = search.slice(0, from).replace(/[\s/]+$/u, '')
  return clean(`${before} ${search.slice(to).replace(/^[\s,;/]+/u, '')}`)
}
