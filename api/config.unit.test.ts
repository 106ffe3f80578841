import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

it.each(['www.example.de', 'foo', 'http://', 'ftp://example.de', 'https://example.de/shop'])(
  'says in one line what is wrong with SITE_URL=%s',
  (SITE_URL) => {
    expect(() => readConfig({ SITE_URL })).toThrow(/^SITE_URL: .+$/)
  },
)

it('names every variable that does not fit, one a line', () => {
  const wrong = {
    PORT: '70000',
    HOST: 'a b',
    DATABASE_URL: 'mysql://localhost',
    SITE_URL: 'foo',
    ADMIN_PASSWORD: 'kurz',
    SEED: 'some',
    SMTP_URL: 'http://localhost',
    MAIL_FROM: 'post',
    MAIL_TO: 'post',
    TRUST_PROXY: 'maybe',
    HSTS_INCLUDE_SUBDOMAINS: 'ja',
    CONTACT_LIMIT: '-1',
  }
  const lines = Object.keys(wrong).map((name) => `${name}: .+`)
  expect(() => readConfig(wrong)).toThrow(new RegExp(`^${lines.join('\n')}$`))
})
