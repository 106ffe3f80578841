import { expect, it } from 'vitest'
import { wordsOfPattern } from './trade-words.ts'

it.each([
  [
    /^(?:diesel(-?(motor|antrieb))?)(?:s)?$/u,
    'diesel dieselantrieb dieselantriebs dieselmotor dieselmotors diesels',
  ],
  [/^(?:elasti[ck]|se)$/u, 'elastic elastik se'],
  [/^(?:gebr\.?|^halb$|(ohne|keine) kabine|e-stapler)$/u, 'gebr halb'],
])('lists every word of letters that fits %s', (pattern, words) => {
  expect(wordsOfPattern(pattern).sort().join(' ')).toBe(words)
  for (const word of words.split(' ')) expect(word).toMatch(pattern)
})
