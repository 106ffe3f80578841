import { fileURLToPath } from 'node:url'
import { unbroken } from '../../../../shared/writing/typography.ts'
import { onFirstUse } from '../../on-first-use.ts'

/** Headlines, names of facts, and everything else. The last one has the letters of all Europe. */
export const fontFiles = {
  Display: file('archivo-expanded-800.ttf'),
  Label: file('archivo-condensed-600.ttf'),
  Text: file('inter-400-wide.ttf'),
} as const
export type FontName = keyof typeof fontFiles

/** Stands for a letter that no font has, so that nobody takes what is left for the whole. */
export const UNKNOWN_LETTER = '□'
export const LETTER = /[\p{L}\p{N}]/u
const INVISIBLE = /^(?:[\p{Cf}\p{Cc}\p{Z}]|\p{Variation_Selector})*$/u

const graphemes = new Intl.Segmenter('de')
const fontkit = onFirstUse<typeof import('fontkit')>('fontkit')
const letters = new Map<FontName, ReadonlySet<number>>()

const SPACE_BEFORE_PERCENT = /(?<=\d)\u00a0(?=%)/g

/** A text on one line. A letter that no font has leaves a mark; other signs, such as emojis, are left out. */
export function readable(text: string, language = 'de-DE'): string {
  const kept = unbroken(text)
  const shown = language.startsWith('de') ? kept : kept.replaceAll(SPACE_BEFORE_PERCENT, '')
  return segmentsOf(shown.replaceAll(/(?<!\s)\s*[\n\r\t]\s*/g, ' '))
    .map((segment) => (has('Text', segment) ? segment : LETTER.test(segment) ? UNKNOWN_LETTER : ''))
    .join('')
}

/** The signs of a text that no paper can show, each once. What nobody sees is none. */
export function unreadable(text: string): string[] {
  const missing = segmentsOf(text).filter((one) => !INVISIBLE.test(one) && !has('Text', one))
  return [...new Set(missing)]
}

const segmentsOf = (text: string): string[] =>
  [...graphemes.segment(text.normalize('NFC'))].map(({ segment }) => segment)

export function typeset(
  text: string,
  wanted: FontName,
  language?: string,
): { text: string; font: FontName } {
  const letters = readable(text, language)
  return { text: letters, font: has(wanted, letters) ? wanted : 'Text' }
}

function has(font: FontName, text: string): boolean {
  const known = lettersOf(font)
  return [...text].every((letter) => known.has(letter.codePointAt(0) ?? 0))
}

function lettersOf(name: FontName): ReadonlySet<number> {
  const known = letters.get(name)
  if (known) return known
  const font = fontkit().openSync(fontFiles[name])
  const found = new Set('characterSet' in font ? font.characterSet : [])
  letters.set(name, found)
  return found
}

function file(name: string): string {
  return fileURLToPath(new URL(`../fonts/${name}`, import.meta.url))
}
