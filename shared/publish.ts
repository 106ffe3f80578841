import { z } from 'zod'

/** What the publisher is doing; durations in milliseconds. */
export const publishStatus = z.object({
  pages: z.number().int(),
  queue: z.number().int(),
  lastChange: z.iso.datetime().nullable(),
  lastDuration: z.number().nullable(),
  failures: z.array(z.object({ path: z.string(), error: z.string(), at: z.iso.datetime() })),
})
export type PublishStatus = z.infer<typeof publishStatus>

/** The header by which the answer to a change tells what it published: `pages=4;ms=38`. */
export const PUBLISHED_HEADER = 'X-Published'

export interface Published {
  pages: number
  /** Milliseconds from the stored change to the last page in place. */
  ms: number
}

/** Reads the header; null where it is missing or says something else. */
export function parsePublished(header: string | null): Published | null {
  const match = /^pages=(\d+);ms=(\d+)$/.exec(header ?? '')
  return match ? { pages: Number(match[1]), ms: Number(match[2]) } : null
}
