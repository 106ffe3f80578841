import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { PublishQueue } from './publish-queue.ts'

it('publishes the pages of a change one after the other, and once each, also those that waited already', async () => {
  const published: string[] = []
  let underWay = 0
  let most = 0
  const queue = new PublishQueue(async (path) => {
    most = Math.max(most, ++underWay)
    await nextTurn()
    underWay--
    published.push(path)
  })
  const pages = Array.from({ length: 12 }, (_, index) => `/produkt/${index}`)
  await queue.ahead(pages)
  expect([most, published.toSorted()]).toEqual([1, pages.toSorted()])

  published.length = 0
  queue.add(pages)
  await queue.ahead(pages.slice(6))
  await queue.idle()
  expect(published.toSorted()).toEqual(pages.toSorted())
})
