import { describe, expect, it } from 'vitest'
import { MINUTE } from '../../../../shared/time/time.ts'
import { countInMemory } from './count-in-memory.ts'
import { createThrottle } from './throttle.ts'

const limited = (limit: number, now?: () => number) =>
  createThrottle({ name: 'Probe', limit, seconds: 60, message: 'Zu viele' }, countInMemory(now))

describe('a throttle', () => {
  it('refuses once there were too many, and says how long to wait', async () => {
    let now = 0
    const throttle = limited(2, () => now)
    await throttle.count('a')
    now = 10_000
    await throttle.count('a')
    await expect(throttle.count('a')).rejects.toMatchObject({
      status: 429,
      message: 'Zu viele',
      headers: { 'Retry-After': '50' },
    })
    await throttle.count('b')
    now = MINUTE
    await throttle.count('a')
  })

  it('counts from the first event, so that refused ones do not lengthen the wait', async () => {
    let now = 0
    const throttle = limited(1, () => now)
    await throttle.count('a')
    for (now = 1000; now < MINUTE; now += 1000) await expect(throttle.count('a')).rejects.toThrow()
    await throttle.count('a')
  })

  it('takes back what is forgiven, and never more than was counted', async () => {
    const throttle = limited(1)
    await throttle.forgive('a')
    await throttle.forgive('a')
    await throttle.count('a')
    await expect(throttle.count('a')).rejects.toThrow()
    await throttle.forgive('a')
    await throttle.count('a')
  })

  it('may only say whether there were too many', async () => {
    const throttle = limited(1)
    expect([await throttle.admits('a'), await throttle.admits('a')]).toEqual([true, false])
    expect(await limited(0).admits('a')).toBe(true)
  })

  it('has no limit where the limit is 0', async () => {
    const throttle = limited(0)
    for (let i = 0; i < 100; i++) await throttle.count('a')
  })
})
