import { z } from 'zod'

/** The state of the publisher; durations in milliseconds. */
export const publishStatus = z
  .object({
    pages: z.number().int(),
    queue: z.number().int(),
    lastChange: z.iso.datetime().nullable(),
    lastDuration: z.number().nullable(),
    /** At most twenty pages that the last change published before it was answered. */
    lastPages: z.array(z.object({ path: z.string(), name: z.string() })),
    /** Why the caches in front of the site do not drop what has changed; null if they do. */
    edge: z.object({ error: z.string(), since: z.iso.datetime() }).nullable(),
    failures: z.array(z.object({ path: z.string(), error: z.string(), at: z.iso.datetime() })),
  })
  .meta({ id: 'PublishStatus' })
export type PublishStatus = z.infer<typeof publishStatus>

/** Header of the answer to a change, which says what pages the change published. */
export const PUBLISHED_HEADER = 'X-Published'

export interface Published {
  /** The pages that were published before the answer. */
  paths: string[]
  /** Milliseconds from the stored change to the last published page. */
  ms: number
}

/** `pages=2;ms=38;paths=/,/produkt/7` */
export function writePublished({ paths, ms }: Published): string {
  return `pages=${paths.length};ms=${ms};paths=${paths.join(',')}`
}

/** Reads the header; null if it is missing or malformed. */
export function parsePublished(header: string | null): Published | null {
  const [, ms, paths = ''] = /^pages=\d+;ms=(\d+);paths=([\w/,-]*)$/.exec(header ?? '') ?? []
  return ms === undefined ? null : { paths: paths.split(',').filter(Boolean), ms: Number(ms) }
}
