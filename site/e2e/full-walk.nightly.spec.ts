import { expect } from './fixtures.ts'
import { addressOf, test } from './walk/fixtures.ts'
import { FullWalk } from './walk/full-walk.ts'
import { screens } from './walk/screens.ts'
import type { Walker } from './walk/seed.ts'

test.describe.configure({ mode: 'parallel' })

/** A part of an address: who mends a screen walks over that one only. */
const { WALK = '' } = process.env

/** So many things are pressed on a screen; what roles share is pressed by the administrator. */
const MANY = 16
const FEW = 3

const walks: [Walker, width: number, most: number][] = [
  ['administrator', 1440, MANY],
  ['administrator', 390, MANY],
  ['visitor', 1440, MANY],
  ['visitor', 390, MANY],
  ['sales', 1440, FEW],
  ['sales', 390, FEW],
  ['stock', 1440, FEW],
  ['stock', 390, FEW],
]

/** Of who has many screens, so that no test takes long. */
const parts = {
  'what is sold': /^\/admin\/(heute|inquiries|offers|message)/,
  machines: /^\/admin\/(products|hof|stock|categories)/,
  'the rest': /^\/admin\/(?!heute|inquiries|offers|message|products|hof|stock|categories)/,
}
const everything = { everything: /^/ }

/** Around it stands what stands around each screen of the administration; the part to which it belongs presses that. */
const PLAIN = '/admin/konto'

for (const [walker, width, most] of walks)
  for (const [part, pattern] of Object.entries(walker === 'administrator' ? parts : everything))
    test(`${walker}, ${width} px, ${part}, ${most} a screen: what is pressed works, and is left in every way`, async ({
      walkAs,
      house,
    }) => {
      test.setTimeout(1_200_000)
      const walk = await walkAs(walker, width)
      const full = new FullWalk(walk, most)
      if (walker === 'administrator' && !pattern.test(PLAIN)) await full.passOverFrame(PLAIN, PLAIN)
      for (const screen of screens[walker])
        if (pattern.test(screen) && screen.includes(WALK))
          await full.pressAll(screen, addressOf(screen, house))
      expect(walk.problems).toEqual([])
    })
