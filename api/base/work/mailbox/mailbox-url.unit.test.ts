import { expect, it } from 'vitest'
import { readConfig } from '../../../config.ts'

const read = (url: string) => readConfig({ IMAP_URL: url }).mailbox

it('the address of a mailbox names its server, user, password and folder', () => {
  expect(read('imaps://info@firma.example:ge%23heim@imap.firma.example')).toMatchObject({
    host: 'imap.firma.example',
    port: 993,
    secure: true,
    user: 'info@firma.example',
    password: 'ge#heim',
    folder: 'INBOX',
  })
  expect(read('imap://info:geheim@localhost:1143/INBOX/Anfragen%20neu')).toMatchObject({
    port: 1143,
    secure: false,
    folder: 'INBOX/Anfragen neu',
  })
  expect(read('')).toBeNull()
})

it.each([
  'smtp://info:geheim@imap.firma.example',
  'imaps://imap.firma.example',
  'imaps://info@imap.firma.example',
  'imaps://info:ge#heim@imap.firma.example',
  'imaps://info:100%@imap.firma.example',
])('an address that cannot be used stops the start: %s', (url) => {
  expect(() => read(url)).toThrow(/^IMAP_URL: muss eine imap\(s\)-Adresse.*%23/)
})
