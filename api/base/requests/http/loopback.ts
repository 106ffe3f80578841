import { isIPv4 } from 'node:net'

export function isLoopbackName(name: string): boolean {
  const host = name.toLowerCase()
  if (isIPv4(host)) return host.startsWith('127.')
  return host === 'localhost' || host.endsWith('.localhost') || host === '::1' || host === '[::1]'
}

export interface Reach {
  host: string
  siteUrl: string
  trustProxy: boolean
}

/** Whether only this machine is meant to reach the site: not through a proxy, and not by a public address. */
export function isLocalOnly({ host, siteUrl, trustProxy }: Reach): boolean {
  return !trustProxy && isLoopbackName(host) && isLoopbackName(new URL(siteUrl).hostname)
}
