import type { Readable } from 'node:stream'

const MB = 1024 * 1024
/** More than any row has: the largest file of a message in Base64. Longer ones would not fit into memory. */
export const LONGEST_LINE = 32 * MB

const NEWLINE = 0x0a

export class LineTooLong extends Error {}

/** `readline` would break at U+2028, which JSON may contain. @throws {LineTooLong} @throws {TypeError} if not UTF-8 */
export async function* linesOf(stream: Readable | AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const line = new UnfinishedLine()
  for await (const chunk of stream) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      yield decoder.decode(line.end(chunk.subarray(start, end)))
      start = end + 1
    }
    line.add(chunk.subarray(start))
  }
  const rest = line.end(Buffer.alloc(0))
  if (rest.length > 0) yield decoder.decode(rest)
}

class UnfinishedLine {
  #pieces: Buffer[] = []
  #length = 0

  add(piece: Buffer): void {
    this.#length += piece.length
    if (this.#length > LONGEST_LINE) throw new LineTooLong()
    if (piece.length > 0) this.#pieces.push(piece)
  }

  end(last: Buffer): Buffer {
    this.add(last)
    const pieces = this.#pieces
    this.#pieces = []
    this.#length = 0
    return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)
  }
}
