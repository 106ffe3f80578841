import { expect, it } from 'vitest'
import { describeDevice } from './device.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox unter Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/142.0 Safari/537.36 Edg/142.0`,
    'Edge unter Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari auf dem iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) ${WEBKIT} Chrome/142.0 Mobile Safari/537.36`,
    'Chrome unter Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Browser unter Linux'],
  ['curl/8.9', 'Unbekanntes Gerät'],
  ['', 'Unbekanntes Gerät'],
])('says of %s: %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})
