import { z } from 'zod'

/** What the publisher is doing; durations in milliseconds. */
export const publishStatus = z
  .object({
    pages: z.number().int(),
    queue: z.number().int(),
    lastChange: z.iso.datetime().nullable(),
    lastDuration: z.number().nullable(),
    /** What the last change put on the site before it was answered, at most twenty. */
    lastPages: z.array(z.object({ path: z.string(), name: z.string() })),
    failures: z.array(z.object({ path: z.string(), error: z.string(), at: z.iso.datetime() })),
  })
  .meta({ id: 'PublishStatus' })
export type PublishStatus = z.infer<typeof publishStatus>

/** The header of the answer to a change. It says which pages this change published. */
export const PUBLISHED_HEADER = 'X-Published'

export interface Published {
  /** The addresses of the pages that were in place before the answer. */
  paths: string[]
  /** Milliseconds from the stored change to the last page in place. */
  ms: number
}

/** `pages=2;ms=38;paths=/,/produkt/7` */
export function writePublished({ paths, ms }: Published): string {
  return `pages=${paths.length};ms=${ms};paths=${paths.join(',')}`
}

/** Reads the header; null where it is missing or says something else. */
export function parsePublished(header: string | null): Published | null {
  const [, ms, paths = ''] = /^pages=\d+;ms=(\d+);paths=([\w/,-]*)$/.exec(header ?? '') ?? []
  return ms === undefined ? null : { paths: paths.split(',').filter(Boolean), ms: Number(ms) }
}
