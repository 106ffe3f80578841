import { expect, it } from 'vitest'
import { Busy, isOutage } from './failures.ts'
import { Semaphore } from './turns.ts'

it('lets some work and some wait in their order, and refuses any more at once', async () => {
  const semaphore = new Semaphore({ permits: 2, queue: 2 })
  const started: number[] = []
  const start = async (number: number) => {
    const release = await semaphore.acquire()
    started.push(number)
    return release
  }
  const [first, second, third, fourth, fifth] = [1, 2, 3, 4, 5].map(start)
  await expect(fifth).rejects.toThrow(Busy)
  const release = await first
  await second
  expect(started).toEqual([1, 2])
  release?.()
  const next = await third
  expect(started).toEqual([1, 2, 3])
  next?.()
  await fourth
  expect(started).toEqual([1, 2, 3, 4])
})

it('refuses a caller that has waited for too long, and goes on with the others', async () => {
  const semaphore = new Semaphore({ permits: 1, timeoutMs: 1 })
  const release = await semaphore.acquire()
  const error = await semaphore.acquire().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Busy)
  expect(isOutage(error)).toBe(true)
  release()
  expect(await semaphore.acquire()).toBeTypeOf('function')
})
