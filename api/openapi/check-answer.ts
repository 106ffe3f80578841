import { isDeepStrictEqual } from 'node:util'
import type { RouterRoute } from 'hono/types'
import { answerOf } from './answers.ts'
import { operations } from './operations.ts'
import { describeRoutes } from './routes.ts'

/**
 * Holds answers that went well against the API's description.
 * @throws {Error} for a route without a description, and for an answer with more, less or other
 * fields than described
 */
export function createAnswerCheck(routes: RouterRoute[]) {
  const known = describeRoutes(routes).map(({ method, path }) => ({
    key: `${method} ${path.replace(/^\/api/, '')}`,
    method,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  return function checkAnswer(method: string, url: string, answer: unknown): void {
    const path = url.split('?', 1)[0] ?? ''
    // A fixed path comes before one that takes any name in its place.
    const matching = known.filter((route) => route.method === method && route.pattern.test(path))
    const route = matching.find(({ key }) => !key.includes('{')) ?? matching[0]
    const operation = route && operations[route.key]
    if (!operation) throw new Error(`${method} ${path} is not described`)
    const described = answerOf(operation).parse(answer)
    if (!isDeepStrictEqual(described, answer))
      throw new Error(
        `${method} ${path} answers other than described:\n${JSON.stringify(answer)}\n${JSON.stringify(described)}`,
      )
  }
}
