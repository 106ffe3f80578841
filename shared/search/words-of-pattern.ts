const LETTERS = /^\p{L}+$/u

/**
 * The words of letters alone that fit a regular expression of alternatives, groups, `?` and sets of characters, such
 * as those for the words of the trade: `diesel(-?motor)?` has `diesel` and `dieselmotor`.
 */
export function wordsOfPattern({ source }: RegExp): string[] {
  const signs = [...source.replaceAll('(?:', '(').replace(/[$^]/g, '')]
  const next = () => signs.shift() ?? ''

  function alternatives(): string[] {
    const texts = sequence()
    while (signs[0] === '|') {
      next()
      texts.push(...sequence())
    }
    return texts
  }
  function sequence(): string[] {
    let texts = ['']
    while (signs.length > 0 && signs[0] !== '|' && signs[0] !== ')') {
      const parts = part()
      if (signs[0] === '?') parts.push(next() && '')
      texts = texts.flatMap((text) => parts.map((part) => text + part))
    }
    return texts
  }
  function part(): string[] {
    const sign = next()
    if (sign === '\\') return [next()]
    if (sign === '[') return signs.splice(0, signs.indexOf(']') + 1).slice(0, -1)
    if (sign !== '(') return [sign]
    const texts = alternatives()
    next()
    return texts
  }
  return [...new Set(alternatives())].filter((text) => LETTERS.test(text))
}
