import type { Token, Tokens } from 'marked'
import type { Dealer } from '../../../shared/dealer/dealer.ts'
import { type PlaceholderName, valuesOf, withValues } from '../../../shared/texts/placeholders.ts'
import { escapeMarkup } from '../../../shared/writing/markup.ts'
import { anchor, type Filling, type Heading, markdownWith } from './render-markdown.ts'

/** A heading of the highest level that a text has, and what stands below it. */
export interface Chapter extends Heading {
  heading: string
  html: string
  /** The headings below its own. */
  clauses: Heading[]
}

/** A text in Markdown as HTML, with the dealer's numbers and addresses as links. */
export const htmlOf = (text: string, dealer: Dealer): string =>
  markdownWith(fillingOf(dealer), []).parse(text, { async: false })

/** The same, chapter by chapter for a table of contents; `intro` stands before the first one. */
export function chaptersOf(text: string, dealer: Dealer): { intro: string; chapters: Chapter[] } {
  const found: Heading[] = []
  const marked = markdownWith(fillingOf(dealer), found)
  const tokens = marked.lexer(text)
  const highest = Math.min(...tokens.filter(isHeading).map(({ depth }) => depth))
  const starts = tokens.flatMap((token, at) =>
    isHeading(token) && token.depth === highest ? [at] : [],
  )
  const intro = marked.parser(tokens.slice(0, starts[0]))
  const chapters = starts.map((start, index) => {
    const before = found.length
    const heading = marked.parser(tokens.slice(start, start + 1))
    const html = marked.parser(tokens.slice(start + 1, starts[index + 1]))
    const [own = { id: '', name: '' }, ...clauses] = found.slice(before)
    return { ...own, heading, html, clauses }
  })
  return { intro, chapters }
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'

function fillingOf(dealer: Dealer): Filling {
  const lookUp = valuesOf(dealer)
  const linked: Partial<Record<PlaceholderName, string>> = {
    telefon: anchor(dealer.phone.href, dealer.phone.label),
    email: anchor(`mailto:${dealer.email}`, dealer.email),
    ...(dealer.emergencyPhone && {
      notdienst: anchor(dealer.emergencyPhone.href, dealer.emergencyPhone.label),
    }),
  }
  return {
    html: (html) => withValues(html, (name) => linked[name] ?? escapeMarkup(lookUp(name) ?? '')),
    name: (name) => withValues(name, lookUp),
  }
}
