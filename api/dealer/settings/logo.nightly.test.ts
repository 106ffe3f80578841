import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Dealer } from '../../../shared/dealer/dealer.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40">${content}</svg>`

async function upload(content: string) {
  const body = new FormData()
  body.set('logo', new File([content], 'logo.svg'))
  const headers = { Authorization: `Bearer ${test.token}` }
  const response = await test.app.request('/api/settings/logo', { method: 'PUT', body, headers })
  return { status: response.status, ...(await response.json()) }
}
const logo = async () => (await test.get<Dealer>('/api/dealer')).data.logo

it('a logo is refused when papers would draw it for ever, and the former one stays', async () => {
  expect((await upload(drawing('<path d="M0 0h9v9"/>'))).status).toBe(200)
  const before = await logo()
  const masks = Array.from({ length: 24 }, (_, n) => {
    const inner = n > 0 ? ` mask="url(#m${n - 1})"` : ''
    return `<mask id="m${n}"><g${inner}><rect width="99" height="99"${inner}/></g></mask>`
  })
  const nested = drawing(`${masks.join('')}<path mask="url(#m23)" d="M0 0h9v9"/>`)
  const { status, details } = await upload(nested)
  expect([status, details?.logo?.[0]]).toEqual([
    400,
    expect.stringContaining('Das Logo ist zu aufwendig'),
  ])
  expect(await logo()).toEqual(before)
})
