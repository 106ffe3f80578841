import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { Env } from './env.ts'

/**
 * The address that limits are counted by. Behind a proxy of ours it is the last entry of
 * `X-Forwarded-For`, the only one that the proxy itself wrote; the others are the client's word.
 */
export function clientAddress(c: Context<Env>, trustProxy: boolean): string {
  const forwarded = c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim()
  if (trustProxy && forwarded) return network(forwarded)
  return network(c.env?.incoming?.socket.remoteAddress ?? 'local')
}

/** Some proxies add the port, which is another one for every connection; a zone is our own affair. */
function bare(address: string): string {
  const unbracketed = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address
  return unbracketed.replace(/^([\d.]+):\d+$/, '$1').replace(/%.*$/, '')
}

/** One customer holds a whole /64 of IPv6 addresses: they count as one. */
function network(text: string): string {
  const address = bare(text)
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  // The URL parser writes one address one way only, whatever zeros and capitals it came with.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length)
  return [...groups, ...Array(missing).fill('0'), ...rest].slice(0, 4).join(':')
}
