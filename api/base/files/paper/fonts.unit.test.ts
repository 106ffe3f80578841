import { expect, test } from 'vitest'
import { unprintedLetters } from '../../../../shared/writing/typography.ts'
import { readable, UNKNOWN_LETTER } from './fonts.ts'

test.each([
  ['杭叉 A30 杭', ['杭', '叉']],
  ['شركة', ['ش', 'ر', 'ك', 'ة']],
  ['מלגזה', ['מ', 'ל', 'ג', 'ז', 'ה']],
  ['Łódź, Škoda, Ærø, Ελλάδα, Київ, 2½ t, Ø 200 mm²', []],
])('who writes %s is told of the letters that papers only mark', (text, unprinted) => {
  expect(unprintedLetters(text)).toEqual(unprinted)
  const marked = [...text].filter((letter) => readable(letter) === UNKNOWN_LETTER)
  expect([...new Set(marked)]).toEqual(unprinted)
})
