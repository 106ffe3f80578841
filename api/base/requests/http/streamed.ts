import { Readable } from 'node:stream'

/** What the body of an answer can be made from: Node's type of a web stream is not that of the browser's. */
export const streamed = (content: Readable): ReadableStream =>
  Readable.toWeb(content) as ReadableStream
