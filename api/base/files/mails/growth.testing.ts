import { expect, it } from 'vitest'
import { fastGrowing } from './fast-growing.testing.ts'
import { parseMail } from './parse-mail.ts'

/** Work that grows as the mail does takes eight times as long, and 64 times if it grows as its square. */
const MOST_GROWTH = 24
/** In milliseconds; what takes less is lost in what the runtime does besides. */
const FLOOR_MS = 60

/** In milliseconds of the processor, which other programs do not lengthen. */
async function costOf(mail: Buffer): Promise<number> {
  const before = process.cpuUsage()
  await parseMail(mail, { isCut: false })
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** @param lengths in bytes, each eight times the one before */
export function testGrowthUpTo(...lengths: number[]): void {
  it.each(Object.entries(fastGrowing))(
    'the work on %s grows no faster than the mail',
    async (_, mail) => {
      let allowed = Number.POSITIVE_INFINITY
      for (const length of lengths) {
        const bytes = mail(length)
        const cost = await costOf(bytes)
        // What was measured once may have been disturbed.
        const least = cost > allowed ? Math.min(cost, await costOf(bytes)) : cost
        expect(least, `${length} bytes`).toBeLessThan(allowed)
        allowed = MOST_GROWTH * Math.max(FLOOR_MS, least)
      }
    },
  )
}
