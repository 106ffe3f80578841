import type { Context } from 'hono'
import type { Env } from '../env.ts'
import { isLoopbackName } from '../loopback.ts'

/** What proxies and CDNs add to a request that they pass on. */
const PASSED_ON =
  /^(?:forwarded|via|cdn-loop|x-(?:forwarded|real|original|client|cluster|proxy|envoy|amzn|azure)-.*|(?:cf|true|fastly)-.*)$/i

/**
 * Whether somebody sits at this very machine and calls it by its own name. A page of a stranger that
 * had its name point here (DNS rebinding) calls it by the stranger's name.
 */
export function comesFromThisMachine(c: Context<Env>): boolean {
  const names = Object.keys(c.req.header())
  return (
    !names.some((name) => PASSED_ON.test(name)) && !isPassedOnBare(c) && isLoopbackName(host(c))
  )
}

/** A proxy that adds nothing still speaks the old version, as nginx does unless it is told otherwise. */
function isPassedOnBare(c: Context<Env>): boolean {
  return c.env?.incoming?.httpVersion === '1.0'
}

function host(c: Context<Env>): string {
  const named = c.req.header('Host') ?? new URL(c.req.url).host
  return named.replace(/:\d*$/, '')
}
