import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../config.ts'
import { ConfigurationError } from '../../configuration-error.ts'

const read = (from: string, to: string) =>
  readConfig({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: from, MAIL_TO: to }).mail

describe('the mail addresses of the configuration', () => {
  it('may carry names, and the dealer may have several', () => {
    const to = 'verkauf@firma.example, "Muster, Chefin" <chefin@firma.example>'
    expect(read('Müller GmbH <post@firma.example>', to)).toEqual({
      url: 'smtp://mail.example',
      from: { name: 'Müller GmbH', address: 'post@firma.example' },
      to: [
        { name: '', address: 'verkauf@firma.example' },
        { name: 'Muster, Chefin', address: 'chefin@firma.example' },
      ],
    })
  })

  it.each([
    ['post', 'verkauf@firma.example', /^MAIL_FROM: muss eine E-Mail-Adresse sein/],
    ['a@firma.example, b@firma.example', 'verkauf@firma.example', /^MAIL_FROM: /],
    ['post@firma.example', 'verkauf@firma.example, chefin', /^MAIL_TO: /],
    ['post@firma.example', '', /^MAIL_TO: fehlt, wenn SMTP_URL gesetzt ist$/],
  ])('stop the start when they cannot be used: from %j to %j', (from, to, line) => {
    expect(() => read(from, to)).toThrow(ConfigurationError)
    expect(() => read(from, to)).toThrow(line)
  })
})
