import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { webp } from '../../catalogue/images/images.testing.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

const PICTURES = 240
const ROWS = 3_000
/** Longer than any single read or write takes: whatever was begun in one turn is done by the next. */
const BUSY_MS = 20

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  const large = join(test.images.folder, 'large')
  await mkdir(large, { recursive: true })
  for (let number = 0; number < PICTURES; number++)
    await writeFile(join(large, `bild-${number}.webp`), webp(20_000))
  const { id } = await test.addProduct()
  const figures = Array.from({ length: ROWS }, (_, n) => `(${id}, 'erdacht', '${n}', ${n})`)
  await test.query(
    `insert into product_figure (product_id, figure, choice, number) values ${figures.join(', ')}`,
  )
})
afterAll(() => test.close())

/** As in a process that renders pages all the time: between two steps of anybody lies a turn of that length. */
async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isBusy = true
  const turn = () => {
    turns++
    for (const end = performance.now() + BUSY_MS; performance.now() < end; );
    if (isBusy) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  isBusy = false
  return turns
}

it('a backup takes few turns of a process that is busy with saves, not some for each picture and row', async () => {
  const turns = await countTurns(async () => {
    const { status } = await test.call('POST', '/api/backups', { token: test.token })
    expect(status).toBe(201)
  })
  expect(turns).toBeLessThan(2 * PICTURES)
})
