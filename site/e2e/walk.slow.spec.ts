import { expect } from './fixtures.ts'
import { addressOf, test } from './walk/fixtures.ts'
import { FullWalk } from './walk/full-walk.ts'
import { screens } from './walk/screens.ts'
import type { Walker } from './walk/seed.ts'

test.describe.configure({ mode: 'parallel' })

/** A part of an address: who mends a screen walks over that one only. */
const { WALK = '' } = process.env

/** So many things are pressed on a screen. */
const FEW = 3

const walks: [Walker, width: number, most: number][] = [['stock', 390, FEW]]

for (const [walker, width, most] of walks)
  test(`${walker}, ${width} px: whatever is pressed works, and is left in every way`, async ({
    walkAs,
    house,
  }) => {
    test.setTimeout(600_000)
    const walk = await walkAs(walker, width)
    const full = new FullWalk(walk, most)
    for (const screen of screens[walker].filter((screen) => screen.includes(WALK)))
      await full.pressAll(screen, addressOf(screen, house))
    expect(walk.problems).toEqual([])
  })
