import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { Env } from './env.ts'
import { isLoopbackName } from './loopback.ts'

/** What limits count by: behind our own proxy the last entry of `X-Forwarded-For`. Clients can invent the others. */
export function clientNetwork(c: Context<Env>, trustProxy: boolean): string {
  const forwarded = forwardedFor(c)
  if (trustProxy && forwarded) return network(forwarded)
  return network(c.env?.incoming?.socket.remoteAddress ?? 'local')
}

/** The caller's address as a firewall knows it; null where there is no connection, as within this process. */
export function clientAddress(c: Context<Env>, trustProxy: boolean): string | null {
  const connected = c.env?.incoming?.socket.remoteAddress
  const address = (trustProxy && forwardedFor(c)) || connected
  return address === undefined ? null : bare(address).replace(IPV4_MAPPED, '$1')
}

/** Whether the caller, and not only a proxy, is on this machine. A proxy that we do not trust is somebody else. */
export function isLocalCaller(c: Context<Env>, trustProxy: boolean): boolean {
  const connected = c.env?.incoming?.socket.remoteAddress
  if (!connected || !isLoopback(connected)) return false
  const forwarded = forwardedFor(c)
  return trustProxy && forwarded ? isLoopback(forwarded) : isDirectLocalRequest(c)
}

const PROXY_HEADER =
  /^(?:forwarded|via|cdn-loop|x-(?:forwarded|real|original|client|cluster|proxy|envoy|amzn|azure)-.*|(?:cf|true|fastly)-.*)$/i

/** By its own name as well: in a DNS rebinding attack a foreign name points here, and the request carries it. */
export function isDirectLocalRequest(c: Context<Env>): boolean {
  const names = Object.keys(c.req.header())
  return (
    !names.some((name) => PROXY_HEADER.test(name)) && !isPassedOnBare(c) && isLoopbackName(host(c))
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

function forwardedFor(c: Context<Env>): string | undefined {
  return c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim()
}

function isLoopback(address: string): boolean {
  return isLoopbackName(bare(address).replace(IPV4_MAPPED, '$1'))
}

const IPV4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** Removes the port, which some proxies add and which differs for every connection, and the zone. */
function bare(address: string): string {
  const unbracketed = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address
  return unbracketed.replace(/^([\d.]+):\d+$/, '$1').replace(/%.*$/, '')
}

/** One customer usually has a whole /64 of IPv6 addresses, so they count as one. */
function network(text: string): string {
  const address = bare(text)
  if (!isIPv6(address)) return address
  const mapped = IPV4_MAPPED.exec(address)
  if (mapped?.[1]) return mapped[1]
  // The URL parser brings every spelling of an address into the same form.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length)
  return [...groups, ...Array(missing).fill('0'), ...rest].slice(0, 4).join(':')
}

/** For limits that nobody should get around with the next address: 256 addresses of IPv4, a /56 of IPv6. */
export function neighbourhoodOf(network: string): string {
  const [a, b, c, last] = network.split('.')
  if (last !== undefined) return `${a}.${b}.${c}.0/24`
  const groups = network.split(':')
  if (groups.length === 1) return network
  const [first, second, third, fourth = ''] = groups
  return `${first}:${second}:${third}:${fourth.padStart(4, '0').slice(0, 2)}00::/56`
}
