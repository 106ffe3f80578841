import { isIP } from 'node:net'

const LONGEST = 80

/** The name of the website that a visitor came from, without any part of the address there; null for our own. */
export function foreignSite(referrer: string, ownHost: string): string | null {
  const url = URL.parse(referrer)
  if (!url || !/^https?:$/.test(url.protocol) || url.host === ownHost) return null
  const name = url.hostname.replace(/^www\./, '')
  const isName = name.includes('.') && isIP(name) === 0 && !name.startsWith('[')
  return isName && name.length <= LONGEST ? name : null
}
