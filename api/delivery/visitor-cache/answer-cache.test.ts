import { expect, it } from 'vitest'
import { Answer } from '../../base/requests/answers/answer.ts'
import { compress } from '../../base/requests/answers/compress.ts'
import { AnswerCache } from './answer-cache.ts'

it('weighs an answer with its address, so that long addresses cannot fill the memory', () => {
  const answers = new AnswerCache({ subscribe() {}, epoch: 0 })
  const address = (index: number) => `/api/products?search=nichts&x=${'a'.repeat(16_000)}${index}`
  const count = 10_000
  for (let index = 0; index < count; index++)
    answers.set(address(index), new Answer('{"data":[]}', {}, { tags: ['products:any'] }), 0)
  const kept = Array.from({ length: count }, (_, index) => answers.get(address(index))).filter(
    Boolean,
  )
  expect(kept.length).toBeGreaterThan(100)
  expect(kept.length * address(0).length).toBeLessThan(32 * 1024 * 1024)
})

it('keeps of an answer its own bytes alone, and no buffer that they were cut from', async () => {
  const { br, gzip } = await compress('<p>Linde H30</p>'.repeat(200))
  for (const bytes of [new Answer('{"data":[]}', {}).identity, br, gzip])
    expect(bytes.buffer.byteLength).toBe(bytes.byteLength)
})
