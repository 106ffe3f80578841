import {
  getDefaults,
  Lexer,
  type MarkedOptions,
  Tokenizer,
  type Tokens,
  type TokensList,
} from 'marked'

/** More levels of quotes, lists and emphasis than any readable text has. */
const DEPTH = 10
/** How many characters may be looked through for the ends of emphasis. The search is quadratic. */
const SEARCHED = 3_000_000
/** Each character of a word may begin a mail address, which is looked for up to the end of the word. */
const LONGEST_WORD = 1000
/** Each blank may begin those at the end of a line, which are looked for up to the next word. */
const MOST_BLANKS = 200

/** A text that would take too long to read, with the sentence for its writer. */
export class TooCostly extends Error {}

/** Counts the work while it is done, because only the parser itself knows what a sign means. */
class BoundedTokenizer extends Tokenizer {
  #depth = 0
  #searched = 0

  override blockquote(src: string) {
    return this.#below(() => super.blockquote(src))
  }

  override list(src: string) {
    return this.#below(() => super.list(src))
  }

  override emStrong(
    src: string,
    masked: string,
    before?: string,
  ): Tokens.Em | Tokens.Strong | undefined {
    if (/^[*_]/.test(src)) this.#searched += src.length
    if (this.#searched > SEARCHED)
      throw new TooCostly('Zu viele * und _ in einem Absatz. Bitte teilen Sie ihn auf')
    return this.#below(() => super.emStrong(src, masked, before))
  }

  #below<Result>(read: () => Result): Result {
    if (this.#depth >= DEPTH)
      throw new TooCostly(`Zu tief verschachtelt: Höchstens ${DEPTH} Ebenen sind möglich`)
    this.#depth++
    try {
      return read()
    } finally {
      this.#depth--
    }
  }
}

/**
 * The blocks of a text in Markdown.
 * @throws {TooCostly} for what would take too long to read
 */
export function boundedTokens(text: string, options: MarkedOptions): TokensList {
  if (new RegExp(`[^\\s*_>]{${LONGEST_WORD + 1}}`).test(text))
    throw new TooCostly(`Kein Wort darf mehr als ${LONGEST_WORD} Zeichen haben`)
  if (new RegExp(`[ \\t]{${MOST_BLANKS + 1}}`).test(text))
    throw new TooCostly(`Höchstens ${MOST_BLANKS} Leerzeichen hintereinander sind möglich`)
  return new Lexer({ ...getDefaults(), ...options, tokenizer: new BoundedTokenizer() }).lex(text)
}
