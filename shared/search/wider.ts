import { type Need, needsOf, type Term } from './terms.ts'

/** A search for what does at least as much as the bare figures of another one. */
export interface WiderSearch {
  /** `ab 2,5 t Diesel` */
  search: string
  /** `2,5 t und 4 m` */
  exactly: string
  /** `ab 2,5 t und 4 m` */
  wider: string
}

/** What a search with bare figures is widened to; null for one without. */
export function widerSearch(search: string, terms: Term[]): WiderSearch | null {
  const needs = needsOf(terms)
  if (needs.length === 0) return null
  const text = search.normalize('NFC')
  const replaced = terms.reduceRight(
    (wider, { need, from, to }) =>
      need ? `${wider.slice(0, from)}${need.wider}${wider.slice(to)}` : wider,
    text,
  )
  return {
    search: replaced,
    exactly: joined(needs.map(({ figure }) => figure)),
    wider: widerText(needs),
  }
}

const joined = (texts: string[]) => [...new Set(texts)].join(' und ')

/** `ab 2,5 t und 4 m und bis 5.000 h`: the same word is said once. */
function widerText(needs: Need[]): string {
  let before = ''
  return joined(
    needs.map(({ wider, figure }) => {
      const [word = ''] = wider.split(' ', 1)
      const text = word === before ? figure : `${word} ${figure}`
      before = word
      return text
    }),
  )
}
