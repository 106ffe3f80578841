import { expect, it } from 'vitest'
import { line } from './offers.testing.ts'
import { ends, expectGoodBreaks, followingPages, TITLE } from './page-breaks.testing.ts'

/** Each once; every length with every end comes at night. */
it.each([
  [0, 'a short end'],
  [2, 'an export'],
  [5, 'an account and a long delivery'],
  [9, 'a short end'],
] as const)(
  'an offer whose machines have %i lines each leaves nothing alone on a page with %s',
  (length, end) => expectGoodBreaks(length, ends[end]),
)

it('leaves nothing alone beside a discount and a trade-in', async () => {
  for (let count = 1; count <= 12; count++) {
    const lines = [
      ...Array.from({ length: count }, (_, index) =>
        line({ title: `Stapler ${index + 1}`, isAlternative: index === 1 }),
      ),
      line({ kind: 'discount', title: 'Stapler 98', unitPrice: 500 }),
      line({ kind: 'tradeIn', title: 'Stapler 99', unitPrice: 900 }),
    ]
    for (const page of await followingPages({ lines })) {
      const rows = page.filter((text) => TITLE.test(text)).length
      if (page.some((text) => text.startsWith('Zu zahlen'))) expect(rows).toBeGreaterThan(0)
      if (page.some((text) => text.startsWith('Mit freundlichen')))
        expect(page.some((text) => text.startsWith('Gültig bis'))).toBe(true)
    }
  }
})

it('goes on with a long text for two lines at least', async () => {
  for (let length = 22; length < 46; length++) {
    const words = Array.from({ length: length * 12 }, (_, index) => `Wort${index}`)
    const [first = []] = await followingPages({ intro: words.join(' '), lines: [line()] })
    const left = first.filter((text) => text.startsWith('Wort')).length
    expect(left).not.toBe(1)
  }
})

it('begins on its first page, however much is said of its machine', async () => {
  for (const length of [40, 55, 70]) {
    const description = Array.from({ length }, (_, index) => `Zeile ${index + 1}`).join('\n')
    const lines = [line({ title: 'Stapler 1', description })]
    const following = await followingPages({ lines })
    expect(following.flat()).not.toContain('Stapler 1')
    for (const page of following)
      expect(page.filter((text) => /^Zeile /.test(text))).not.toHaveLength(1)
  }
})
