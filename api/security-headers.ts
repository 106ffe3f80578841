const HSTS = 'max-age=31536000; includeSubDomains'

/** What every answer carries, whatever it is. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': HSTS }),
  }
}

/** For answers that are no page of ours: nothing in them may run, and nobody may frame them. */
export const STRICT_POLICY = "default-src 'none'; frame-ancestors 'none'"
