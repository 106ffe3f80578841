import { expect, it } from 'vitest'
import { Busy, Lane } from './lane.ts'

it('runs few at a time, lets some wait for their turn, and refuses the others at once', async () => {
  const lane = new Lane(2, 3)
  const doors: (() => void)[] = []
  const begun: number[] = []
  const work = (number: number) => () => {
    begun.push(number)
    return new Promise<void>((resolve) => doors.push(resolve))
  }
  const outcomes = [1, 2, 3, 4, 5, 6].map((number) => lane.run(work(number)))
  await expect(outcomes[5]).rejects.toThrow(Busy)
  expect(begun).toEqual([1, 2])
  while (doors.length > 0) {
    for (const open of doors.splice(0)) open()
    await new Promise((resolve) => setTimeout(resolve))
  }
  await Promise.all(outcomes.slice(0, 5))
  expect(begun).toEqual([1, 2, 3, 4, 5])
})

it('goes on after work that fails', async () => {
  const lane = new Lane(1, 0)
  await expect(lane.run(() => Promise.reject(new Error('kaputt')))).rejects.toThrow('kaputt')
  expect(await lane.run(async () => 'gut')).toBe('gut')
})
