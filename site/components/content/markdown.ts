import { Marked, type Token, type Tokens } from 'marked'
import type { Dealer } from '../../../shared/dealer/dealer.ts'
import { withSoftHyphens } from '../../../shared/figures/hyphens.ts'
import { linkProblem, markdownOptions } from '../../../shared/texts/markdown.ts'
import { type PlaceholderName, valuesOf, withValues } from '../../../shared/texts/placeholders.ts'
import { escapeMarkup } from '../../../shared/writing/markup.ts'
import { slugOf } from '../../../shared/writing/slug.ts'
import { unbroken } from '../../../shared/writing/unbroken.ts'

const anchor = (href: string, label: string) =>
  `<a href="${escapeMarkup(href)}">${escapeMarkup(label)}</a>`

/** A heading with the address to jump to, and its name without markup. */
export interface Heading {
  id: string
  name: string
}

/** A heading of the highest level that a text has, and what stands below it. */
export interface Chapter extends Heading {
  heading: string
  html: string
  /** The headings below its own. */
  clauses: Heading[]
}

/** A text in Markdown as HTML, with the dealer's numbers and addresses as links. */
export const htmlOf = (text: string, dealer: Dealer): string =>
  markedFor(dealer, []).parse(text, { async: false })

/** The same, chapter by chapter for a table of contents; `intro` stands before the first one. */
export function chaptersOf(text: string, dealer: Dealer): { intro: string; chapters: Chapter[] } {
  const found: Heading[] = []
  const marked = markedFor(dealer, found)
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

/** @param found takes the headings in the order in which they are written */
function markedFor(dealer: Dealer, found: Heading[]): Marked {
  const lookUp = valuesOf(dealer)
  const linked: Partial<Record<PlaceholderName, string>> = {
    telefon: anchor(dealer.phone.href, dealer.phone.label),
    email: anchor(`mailto:${dealer.email}`, dealer.email),
    ...(dealer.emergencyPhone && {
      notdienst: anchor(dealer.emergencyPhone.href, dealer.emergencyPhone.label),
    }),
  }
  const proseOf = (plain: string) =>
    withValues(
      escapeMarkup(unbroken(plain)),
      (name) => linked[name] ?? escapeMarkup(lookUp(name) ?? ''),
    )

  return new Marked({
    ...markdownOptions,
    renderer: {
      // What the form refuses is not shown either, whoever wrote it.
      html: () => '',
      image: () => '',
      heading({ depth, tokens }) {
        const name = withValues(this.parser.parseInline(tokens, this.parser.textRenderer), lookUp)
        const id = unusedId(slugOf(name), found)
        found.push({ id, name: unbroken(name) })
        const title = withSoftHyphens(this.parser.parseInline(tokens))
        return `<h${depth} id="${id}">${title}</h${depth}>\n`
      },
      link({ href, text: label }) {
        const name = withValues(label, lookUp)
        return linkProblem(href) ? escapeMarkup(name) : anchor(href, name)
      },
      text(token) {
        return 'tokens' in token && token.tokens
          ? this.parser.parseInline(token.tokens)
          : proseOf(token.text)
      },
    },
  })
}

/** The first heading of a name has its plain address, so that a later one of that name changes no link. */
function unusedId(id: string, found: Heading[]): string {
  const isTaken = (id: string) => found.some((heading) => heading.id === id)
  let number = 2
  let unused = id
  while (isTaken(unused)) unused = `${id}-${number++}`
  return unused
}
