import { expect, it } from 'vitest'
import { conditionLabels } from '../product/terms.ts'
import { withSoftHyphens } from './hyphens.ts'
import { definitionOf, figureKeys } from './registry.ts'

const LONGEST = 11

it('breaks every long name and value of a figure with a hyphen', () => {
  const texts = figureKeys.flatMap((key) => {
    const definition = definitionOf(key)
    const choices = definition.kind === 'choice' ? Object.values(definition.choices) : []
    return [definition.name, ...choices.map(({ label }) => label)]
  })
  for (const text of [...texts, ...Object.values(conditionLabels)]) {
    const hyphenated = withSoftHyphens(text)
    expect(hyphenated.replaceAll('\u00ad', '')).toBe(text)
    for (const part of hyphenated.split(/[\s\u00ad()-]+/))
      expect(part.length, text).toBeLessThanOrEqual(LONGEST)
  }
})
