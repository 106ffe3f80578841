import { expect, it } from 'vitest'
import { readConfig } from '../../../config.ts'
import { securityHeaders } from './security-headers.ts'

const hsts = (env: Record<string, string>) =>
  securityHeaders(readConfig(env))['Strict-Transport-Security']

it('asks browsers for https where the site has it, and nowhere else', () => {
  expect(hsts({ SITE_URL: 'https://www.example.de' })).toBe('max-age=31536000')
  expect(hsts({ SITE_URL: 'http://www.example.de' })).toBeUndefined()
})

it('speaks for other names of the domain only when asked to', () => {
  const env = { SITE_URL: 'https://www.example.de', HSTS_INCLUDE_SUBDOMAINS: 'true' }
  expect(hsts(env)).toBe('max-age=31536000; includeSubDomains')
})
