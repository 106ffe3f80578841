import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What a house of another trade has not. */
const OF_FEATURES =
  /stapler|forklift|machine|product|categor|inquir|offer|stock|alert|callback|bulk.?edit|sighting|listing|dealer|customer/i

/** Examples and reasons may be of any feature. */
const COMMENT = /\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

it('the base names nothing of a feature, which hands in what is of it', () => {
  const files = globSync('api/base/**/*.ts').filter((file) => !/\.test(?:ing)?\.ts$/.test(file))
  const named = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8').replace(COMMENT, '')
    return code.split('\n').flatMap((line) => (OF_FEATURES.test(line) ? `${file}: ${line}` : []))
  })
  expect(files.length).toBeGreaterThan(100)
  expect(named).toEqual([])
})
