import type { RouterRoute } from 'hono/types'
import type { z } from 'zod'
import { requireAdmin } from '../auth/authentication.ts'
import { partCheckedBy } from './checked-by.ts'

/** A route as the application has it: what guards it, and what it reads. */
export interface RouteFacts {
  method: string
  /** As OpenAPI writes it: `/products/{id}`. */
  path: string
  isForAdmin: boolean
  query: z.ZodType | undefined
  json: z.ZodType | undefined
}

/** The routes of an application, each once, with what its own middleware says about it. */
export function describeRoutes(routes: RouterRoute[]): RouteFacts[] {
  const keys = new Set(
    routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
  )
  return [...keys].map((key) => {
    const [method = '', path = ''] = key.split(' ')
    const handlers = routes.filter((route) => covers(route, method, path))
    const parts = handlers.flatMap(({ handler }) => partCheckedBy(handler) ?? [])
    return {
      method,
      path: path.replace(/:(\w+)(?:\{.*\})?/g, '{$1}').replace(/(.)\/$/, '$1'),
      isForAdmin: handlers.some(({ handler }) => handler === requireAdmin),
      query: parts.find(({ target }) => target === 'query')?.schema,
      json: parts.find(({ target }) => target === 'json')?.schema,
    }
  })
}

/** Whether a registered handler runs for a route: its own, or one for everything below a path. */
function covers(route: RouterRoute, method: string, path: string): boolean {
  if (route.method === method) return route.path === path
  const below = route.path.replace(/\/?\*$/, '')
  return route.method === 'ALL' && (path === below || path.startsWith(`${below}/`))
}
