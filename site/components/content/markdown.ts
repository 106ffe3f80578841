import { Marked, type Token, type Tokens } from 'marked'
import type { Dealer } from '../../../shared/dealer/dealer.ts'
import { withSoftHyphens } from '../../../shared/figures/hyphens.ts'
import { unbrokenPercent } from '../../../shared/format.ts'
import { escapeMarkup } from '../../../shared/markup.ts'
import { slugOf } from '../../../shared/slug.ts'
import { linkProblem, markdownOptions } from '../../../shared/texts/markdown.ts'
import { type PlaceholderName, valuesOf, withValues } from '../../../shared/texts/placeholders.ts'

/** Where a line must not break besides before a per cent sign: `§ 5`, `Art. 6`. */
const CLOSE = /(?<=§|\b(?:Art\.|Abs\.|lit\.|Nr\.|FEM)) | (?:(?<=\d )(?=V\b|Monate|Tage))/g
const unbroken = (text: string) => unbrokenPercent(text).replace(CLOSE, '\u00a0')

const anchor = (href: string, label: string) =>
  `<a href="${escapeMarkup(href)}">${escapeMarkup(label)}</a>`

/** A text in Markdown as HTML, with the dealer's numbers and addresses as links. */
export function htmlOf(text: string, dealer: Dealer): string {
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

  const marked = new Marked({
    ...markdownOptions,
    renderer: {
      // What the form refuses is not shown either, whoever wrote it.
      html: () => '',
      image: () => '',
      heading({ depth, text: title, tokens }) {
        const id = slugOf(withValues(title, lookUp))
        const name = withSoftHyphens(this.parser.parseInline(tokens))
        return `<h${depth} id="${id}">${name}</h${depth}>\n`
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
  return marked.parse(text, { async: false })
}

/** The headings that have others below them, to jump to, with the clauses that they hold. */
export function partsOf(text: string): { id: string; name: string }[] {
  const headings = new Marked(markdownOptions).lexer(text).filter(isHeading)
  return headings.flatMap(({ depth, text: title }, index) => {
    if (depth !== 2) return []
    const next = headings.findIndex((heading, at) => at > index && heading.depth === 2)
    const below = headings.slice(index + 1, next === -1 ? undefined : next)
    if (below.length === 0) return []
    return [{ id: slugOf(title), name: `${title}${clausesIn(below.map((one) => one.text))}` }]
  })
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'

/** ` (§§ 1 bis 4)` */
function clausesIn(titles: string[]): string {
  const numbers = titles.flatMap((title) => /^§ (\d+)/.exec(title)?.[1] ?? [])
  const [first, last] = [numbers[0], numbers.at(-1)]
  if (first === undefined) return ''
  return first === last ? ` (§ ${first})` : ` (§§ ${first} bis ${last})`
}
