import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { Pagination } from '../../../../shared/calls/envelope.ts'
import type { Env } from './env.ts'
import { streamed } from './streamed.ts'

/** A promise would be answered as an empty object. */
type Settled<Data> = Data extends PromiseLike<unknown> ? never : Data

/**
 * What was asked for, in the envelope of all answers.
 * @example
 * return ok(c, await create(c.var.em, c.req.valid('json')), 201)
 */
export const ok = <Data>(
  c: Context<Env>,
  data: Settled<Data>,
  status: 200 | 201 | 202 = 200,
): Response => c.json({ success: true, data }, status)

/** As `ok`, with one page of a list; `beside` is what else the envelope holds. */
export const okPage = (
  c: Context<Env>,
  data: unknown[],
  pagination: Pagination,
  beside: Record<string, unknown> = {},
): Response => c.json({ success: true, data, pagination, ...beside })

export const okCsv = (c: Context<Env>, name: string, table: AsyncIterable<Uint8Array>): Response =>
  c.body(streamed(Readable.from(table)), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  })
