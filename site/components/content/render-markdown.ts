import { Marked } from 'marked'
import { withSoftHyphens } from '../../../shared/figures/spelling.ts'
import { linkProblem, markdownOptions } from '../../../shared/texts/markdown.ts'
import { escapeMarkup } from '../../../shared/writing/markup.ts'
import { slugOf } from '../../../shared/writing/search-text.ts'
import { unbroken } from '../../../shared/writing/typography.ts'

export const anchor = (href: string, label: string) =>
  `<a href="${escapeMarkup(href)}">${escapeMarkup(label)}</a>`

/** A heading with the address to jump to, and its name without markup. */
export interface Heading {
  id: string
  name: string
}

/** Puts in the place of placeholders what they stand for: in HTML, and in the name of a heading or a link. */
export interface Filling {
  html: (html: string) => string
  name: (name: string) => string
}

const asWritten: Filling = { html: (html) => html, name: (name) => name }

/** A text in Markdown without placeholders as HTML. */
export const htmlAsWritten = (text: string): string =>
  markdownWith(asWritten, []).parse(text, { async: false })

/** @param found takes the headings in the order in which they are written */
export function markdownWith(filling: Filling, found: Heading[]): Marked {
  const proseOf = (plain: string) => filling.html(escapeMarkup(unbroken(plain)))

  return new Marked({
    ...markdownOptions,
    renderer: {
      // What the form refuses is not shown either, whoever wrote it.
      html: () => '',
      image: () => '',
      heading({ depth, tokens }) {
        const name = filling.name(this.parser.parseInline(tokens, this.parser.textRenderer))
        const id = unusedId(slugOf(name), found)
        found.push({ id, name: unbroken(name) })
        const title = withSoftHyphens(this.parser.parseInline(tokens))
        return `<h${depth} id="${id}">${title}</h${depth}>\n`
      },
      link({ href, text: label }) {
        const name = filling.name(label)
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
