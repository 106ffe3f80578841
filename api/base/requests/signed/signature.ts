import { createHmac, hash, timingSafeEqual } from 'node:crypto'

/** @returns 43 characters that fit in an address */
export function signatureOf(content: string, secret: string): string {
  return createHmac('sha256', secret).update(content).digest('base64url')
}

/** Takes the same time for every wrong secret, whatever its length. */
export function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer')
  return timingSafeEqual(digest(given), digest(secret))
}
