import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoSettings } from '../../../shared/dealer/company.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('has the name and the colour of the dealer in the icon of the site, from the save on', async () => {
  const icon = async () => (await test.app.request('/icon.svg')).text()
  expect(await icon()).toContain(`<title>${demoSettings.company.shortName}</title>`)
  const company = { ...demoSettings.company, name: 'Kran & Söhne', shortName: 'Kran & Söhne' }
  const body = { company, accentColour: '#003a70' }
  await test.call('PUT', '/api/settings', { token: test.token, body })
  expect(await icon()).toContain('<title>Kran &amp; Söhne</title>')
  expect(await icon()).toContain('fill="#003a70"')
})
