import { describe, it } from 'vitest'
import { ends, expectGoodBreaks } from './page-breaks.testing.ts'

describe.each([0, 2, 5, 9])('an offer whose machines have %i lines each', (length) => {
  it.each(Object.entries(ends))('leaves nothing alone on a page with %s', (_, end) =>
    expectGoodBreaks(length, end),
  )
})
