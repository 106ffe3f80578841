import { LONGEST_TEXT } from '../table.ts'

/** How long a text is at most before it is unescaped: a character is written as seven, `_x000D_`. */
export const LONGEST_WRITTEN = 7 * LONGEST_TEXT

const ESCAPED = /_x([0-9A-Fa-f]{4})_/g

/** XML cannot hold some characters and changes others, which the format writes as `_x000D_`. */
export const unescapeText = (text: string) =>
  text.includes('_x')
    ? text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

const NEEDS_ESCAPE = /_(?=x[0-9A-Fa-f]{4}_)|[\uFFFE\uFFFF]/g

/** Carriage returns are written by the library. */
export const escapeText = (text: string) =>
  text.replace(
    NEEDS_ESCAPE,
    (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  )

export const isTrue = (text: string | undefined) => text === '1' || text === 'true'
