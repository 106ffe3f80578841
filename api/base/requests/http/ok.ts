import type { Context } from 'hono'
import type { Pagination } from '../../../../shared/envelope.ts'
import type { Env } from './env.ts'

/** Answers with `data` in the envelope of success. */
export const ok = (c: Context<Env>, data: unknown, status: 200 | 201 | 202 = 200): Response =>
  c.json({ success: true, data }, status)

/**
 * As `ok`, with one page of a list.
 * @param beside what else the envelope holds
 */
export const okPage = (
  c: Context<Env>,
  data: unknown[],
  pagination: Pagination,
  beside: Record<string, unknown> = {},
): Response => c.json({ success: true, data, pagination, ...beside })
