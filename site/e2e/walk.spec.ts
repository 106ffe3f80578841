import { expect } from './fixtures.ts'
import { addressOf, test } from './walk/fixtures.ts'
import { screens } from './walk/screens.ts'
import type { Walker } from './walk/seed.ts'

/** Who opens all of his screens at which width, and the ways that are pressed most. */
const walks: [Walker, width: number, ways: [screen: string, ...names: RegExp[]][]][] = [
  [
    'administrator',
    1440,
    [
      ['/admin/heute', /^Frieda Lager$/],
      ['/admin/inquiries', /^Anfrage eintragen$/],
      ['/admin/products', /löschen$/],
      ['/admin/offers/{draft}/edit', /^Senden …$/],
    ],
  ],
  ['sales', 390, [['/admin/heute', /^Egon Unbekannt$/]]],
  ['stock', 390, []],
  ['visitor', 390, []],
]

for (const [walker, width, ways] of walks)
  test(`${walker}, ${width} px: every screen opens, and what is pressed most`, async ({
    walkAs,
    house,
  }) => {
    test.slow()
    const walk = await walkAs(walker, width)
    for (const screen of screens[walker]) await walk.open(screen, addressOf(screen, house))
    for (const [screen, ...names] of ways) {
      await walk.open(screen, addressOf(screen, house))
      await walk.pressThrough(...names)
    }
    expect(walk.problems.map((way) => `${walker}, ${width} px, ${way}`)).toEqual([])
  })
