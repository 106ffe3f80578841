import { expect, it } from 'vitest'
import { LineTooLong, LONGEST_LINE, linesOf } from './lines.ts'

async function* pieces(text: string | Buffer, size: number) {
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}
const read = (text: string | Buffer, size = 7) => Array.fromAsync(linesOf(pieces(text, size)))

it.each([1, 2, 3, 1000])('reads the same lines in pieces of %i bytes', async (size) => {
  const lines = ['', '{"größe":"3,5 m"}', 'ein\u2028Zeichen', '👷', '', 'ohne Ende']
  expect(await read(lines.join('\n'), size)).toEqual(lines)
  expect(await read('eine\n', size)).toEqual(['eine'])
  expect(await read('', size)).toEqual([])
})

it('refuses bytes that are no text', async () => {
  await expect(read(Buffer.from([0x61, 0xff, 0x0a]))).rejects.toThrow(TypeError)
  await expect(read(Buffer.from([0xc3]))).rejects.toThrow(TypeError)
})

// Looking at the whole line again with every piece of it, it would take an hour.
it('reads the longest line that may be, in very small pieces', async () => {
  const [line = ''] = await read(`${'x'.repeat(LONGEST_LINE)}\nkurz`, 64)
  expect(line).toHaveLength(LONGEST_LINE)
})

it('refuses a longer one as soon as it is too long, without reading on', async () => {
  let given = 0
  const endless = async function* () {
    for (;;) {
      given += 1024 * 1024
      yield Buffer.alloc(1024 * 1024, 'x')
    }
  }
  await expect(Array.fromAsync(linesOf(endless()))).rejects.toThrow(LineTooLong)
  expect(given).toBe(LONGEST_LINE + 1024 * 1024)
})
