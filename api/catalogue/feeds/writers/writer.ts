import type { OfferedMachine } from '../../../../shared/feeds/offered-machine.ts'

/** Writes a file in parts, a part a machine, so that parts can be kept and put together again. */
export interface FeedWriter {
  head: string
  entry: (machine: OfferedMachine) => string
  /** Between two entries. */
  between: string
  tail: string
  encode: (text: string) => Buffer<ArrayBuffer>
}

export const utf8 = (text: string) => Buffer.from(text)
