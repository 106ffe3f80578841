import { describe, expect, it } from 'vitest'
import { chooseEncoding, matchesEtag } from './answer.ts'

describe('the encoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br ; q=0.5 , gzip', 'br'],
    ['GZIP', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['x-br, brotli, gzipped', 'identity'],
    ['*', 'br'],
    ['br;q=0, *;q=0.5', 'gzip'],
    ['gzip, *;q=0', 'gzip'],
    ['*;q=0', 'identity'],
  ])('for %j is %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding)
  })

  it('is none for a name that is padded without end, which costs no time', () => {
    for (const name of ['br', 'gzip', 'br;', 'gzip;q=1'])
      expect(chooseEncoding(`${name}${' '.repeat(100_000)}x`)).toBe('identity')
  })
})

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"x", W/"a"', true],
  ['*', true],
  ['"x"', false],
  ['a', false],
  [undefined, false],
])('If-None-Match %j knows the tag: %s', (header, isKnown) => {
  expect(matchesEtag(header, '"a"')).toBe(isKnown)
})
