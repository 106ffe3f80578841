import { isDeepStrictEqual } from 'node:util'
import type { RouterRoute } from 'hono/types'
import { uniqueSymbol } from 'hono-openapi'
import { z } from 'zod'

/** What `answers` has attached to its middleware. */
const described = z.object({
  spec: z.object({
    responses: z.record(
      z.string(),
      z.object({
        content: z.object({
          'application/json': z.object({
            schema: z.object({
              validate: z.custom<(answer: unknown) => { value?: unknown }>(
                (value) => typeof value === 'function',
              ),
            }),
          }),
        }),
      }),
    ),
  }),
})

/**
 * Checks a successful answer against the description of the API, for tests.
 * @throws {Error} for a route without a description, or if the answer has other fields than described
 */
export function createAnswerCheck(routes: RouterRoute[]) {
  const known = routes.flatMap(({ method, path, handler }) => {
    const about = uniqueSymbol in handler ? described.safeParse(handler[uniqueSymbol]) : null
    if (!about?.success || method === 'ALL') return []
    const pattern = new RegExp(`^${path.replace(/:\w+(?:\{.*\})?/g, '[^/]+')}$`)
    const { responses } = about.data.spec
    return [
      {
        method,
        path,
        pattern,
        schema: (responses[200] ?? responses[201] ?? responses[202])?.content,
      },
    ]
  })
  return function checkAnswer(method: string, url: string, answer: unknown): void {
    const path = url.split('?', 1)[0] ?? ''
    // A fixed path comes before one with a parameter.
    const matching = known.filter((route) => route.method === method && route.pattern.test(path))
    const route = matching.find((candidate) => !candidate.path.includes(':')) ?? matching[0]
    if (!route?.schema) throw new Error(`${method} ${path} is not described`)
    const { value } = route.schema['application/json'].schema.validate(answer)
    if (!isDeepStrictEqual(value, answer))
      throw new Error(
        `${method} ${path} answers other than described:\n${JSON.stringify(answer)}\n${JSON.stringify(value)}`,
      )
  }
}
