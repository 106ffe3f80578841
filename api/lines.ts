import type { Readable } from 'node:stream'

/** The lines of a text that comes in pieces. `readline` would also break lines at U+2028, which JSON may contain. */
export async function* linesOf(stream: Readable | AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  rest += decoder.decode()
  if (rest) yield rest
}
