import { expect } from './fixtures.ts'
import { addressOf, test } from './walk/fixtures.ts'
import { screens } from './walk/screens.ts'
import type { Walker } from './walk/seed.ts'

/** The full walk opens those of the other roles, and each at the other width. */
const walks: [Walker, width: number][] = [
  ['administrator', 1440],
  ['visitor', 390],
]

for (const [walker, width] of walks)
  test(`${walker}, ${width} px: every screen opens`, async ({ walkAs, house }) => {
    test.setTimeout(180_000)
    const walk = await walkAs(walker, width)
    for (const screen of screens[walker]) await walk.open(screen, addressOf(screen, house))
    expect(walk.problems).toEqual([])
  })

test('administrator, 1440 px: each kind of line in Heute opens, and Escape leads back to it', async ({
  walkAs,
  house,
}) => {
  const walk = await walkAs('administrator', 1440)
  await walk.open('/admin/heute', '/admin/heute')
  const targets = await walk.list()
  for (const [kind, name] of house.today) {
    const line = targets.find((target) => target.name === name)
    if (!line) throw new Error(`There is no line of ${name} (${kind})`)
    expect(await walk.press(line), `${kind}: ${name} opens`).toBe(true)
    await expect(walk.page.getByRole('complementary')).toContainText(name)
    await walk.escape(line)
  }
  expect(walk.problems).toEqual([])
})
