import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { patiently } from './patience.ts'

it('ends what it passes on when whoever asked for it is gone before the first byte', async () => {
  const source = new Readable({ read() {} })
  const passed = patiently(source, () => new Error('away'))
  passed.destroy()
  await expect.poll(() => source.destroyed).toBe(true)
})
