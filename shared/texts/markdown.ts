import { type Token, walkTokens } from 'marked'
import { fixedPages, paths, unlistedPages } from '../addresses/paths.ts'
import { boundedTokens, TooCostly } from './bounded-lexer.ts'

/** A line break in the input is one on the page, as people expect who do not know Markdown. */
export const markdownOptions = { gfm: true, breaks: true }

const ELSEWHERE = /^(?:https?:\/\/[^\s/]+|mailto:[^\s@]+@[^\s@]+|tel:\+?\d)\S*$/i
const OF_STOCK = [paths.category(''), paths.product(0).slice(0, -1)]

/** Why a link is refused; null if it may stand in a text. */
export function linkProblem(href: string): string | null {
  if (ELSEWHERE.test(href) || href.startsWith('#')) return null
  const path = href.split(/[?#]/, 1)[0] ?? ''
  const exists =
    fixedPages.includes(path) ||
    unlistedPages.includes(path) ||
    OF_STOCK.some((start) => path.startsWith(start) && path.length > start.length)
  if (exists) return null
  return path.startsWith('/') && !path.startsWith('//')
    ? `Die Seite ${path} gibt es nicht`
    : `Der Link „${href}“ muss mit https://, mailto:, tel: oder / beginnen`
}

function tokenProblem(token: Token): string | null {
  if (token.type === 'html') return `HTML ist nicht möglich: ${token.raw.trim().slice(0, 40)}`
  if (token.type === 'image') return 'Bilder sind in diesem Text nicht möglich'
  if (token.type === 'heading' && token.depth !== 2 && token.depth !== 3)
    return 'Überschriften beginnen mit ## oder ###'
  return token.type === 'link' ? linkProblem(token.href) : null
}

/** Why a text in Markdown is refused; null if it may be shown. */
export function markdownProblem(text: string): string | null {
  const problems: string[] = []
  try {
    walkTokens(boundedTokens(text, markdownOptions), (token) => {
      const problem = tokenProblem(token)
      if (problem) problems.push(problem)
    })
  } catch (error) {
    if (error instanceof TooCostly) return error.message
    throw error
  }
  return problems[0] ?? null
}
