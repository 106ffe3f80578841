import type { Context } from 'hono'
import type { Env } from './env.ts'
import { isLoopbackName } from './loopback.ts'

/** What proxies and CDNs add to a request that they pass on. */
const PASSED_ON =
  /^(?:forwarded|via|cdn-loop|x-(?:forwarded|real|original|client|cluster|proxy|envoy|amzn|azure)-.*|(?:cf|true|fastly)-.*)$/i

/** By its own name as well: in a DNS rebinding attack a foreign name points here, and the request carries it. */
export function isDirectLocalRequest(c: Context<Env>): boolean {
  const names = Object.keys(c.req.header())
  return (
    !names.some((name) => PASSED_ON.test(name)) && !isPassedOnBare(c) && isLoopbackName(host(c))
  )
}

/** A proxy that adds no header often speaks HTTP/1.0, as nginx does by default. */
function isPassedOnBare(c: Context<Env>): boolean {
  return c.env?.incoming?.httpVersion === '1.0'
}

function host(c: Context<Env>): string {
  const named = c.req.header('Host') ?? new URL(c.req.url).host
  return named.replace(/:\d*$/, '')
}
