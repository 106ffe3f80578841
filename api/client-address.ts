import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { Env } from './env.ts'

/**
 * The address by which limits are counted. Behind our own proxy it is the last entry of
 * `X-Forwarded-For`, which the proxy itself has added. A client can invent the others.
 */
export function clientAddress(c: Context<Env>, trustProxy: boolean): string {
  const forwarded = c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim()
  if (trustProxy && forwarded) return network(forwarded)
  return network(c.env?.incoming?.socket.remoteAddress ?? 'local')
}

/** Removes the port, which some proxies add and which differs for every connection, and the zone. */
function bare(address: string): string {
  const unbracketed = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address
  return unbracketed.replace(/^([\d.]+):\d+$/, '$1').replace(/%.*$/, '')
}

/** One customer usually has a whole /64 of IPv6 addresses, so they count as one. */
function network(text: string): string {
  const address = bare(text)
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  // The URL parser brings every spelling of an address into the same form.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length)
  return [...groups, ...Array(missing).fill('0'), ...rest].slice(0, 4).join(':')
}
