import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { HAIRLINE, INK, PAPER, STEEL } from './colours.ts'

it('are those of the style sheet', () => {
  const tokens = readFileSync(new URL('../../site/styles/tokens.css', import.meta.url), 'utf8')
  const of = (name: string) => RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
  expect({
    INK: of('ink'),
    PAPER: of('paper'),
    STEEL: of('steel-600'),
    HAIRLINE: of('steel-200'),
  }).toEqual({ INK, PAPER, STEEL, HAIRLINE })
})
