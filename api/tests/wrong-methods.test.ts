import { afterAll, beforeAll, expect, it } from 'vitest'
import { roles } from '../../shared/accounts/permissions.ts'
import { addColleague } from './accounts.ts'
import { createTestApp, type TestApp } from './test-app.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** The only parameter that does not take any number. */
const STYLES = 'swagger-ui.css'

let test: TestApp
let tokens: Record<string, string>
beforeAll(async () => {
  test = await createTestApp()
  const sales = await addColleague(test, 'sales')
  const stock = await addColleague(test, 'stock')
  tokens = { administrator: test.token, sales: sales.token, stock: stock.token }
})
afterAll(() => test.close())

const parameter = /:\w+(?:\{([^}]+(?:\}[^/]*)?)\})?/g
const exampleOf = (path: string) =>
  path.replace(parameter, (_, pattern = '') => (pattern.startsWith('swagger') ? STYLES : '987654'))
/** Whether an address is one of a route's; a parameter takes one segment, or what its pattern says. */
const isOf = (path: string, address: string) =>
  new RegExp(`^${path.replace(parameter, (_, pattern = '[^/]+') => `(?:${pattern})`)}$`).test(
    address,
  )

const routes = () =>
  test.app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))

/** Each address of the API with the methods that it does not know. */
function wrongCalls() {
  const addresses = new Set(routes().map(({ path }) => exampleOf(path)))
  return [...addresses].flatMap((address) => {
    const known = routes().filter(({ path }) => isOf(path, address))
    const allowed = [...new Set(known.map(({ method }) => method))]
    return METHODS.filter((method) => !allowed.includes(method)).map((method) => ({
      method,
      address,
      allowed: allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed,
    }))
  })
}

it.each([null, ...roles])(
  'a method that an address does not know is answered with those that it knows, to %s',
  async (role) => {
    const calls = wrongCalls()
    expect(calls.length).toBeGreaterThan(200)
    for (const { method, address, allowed } of calls) {
      const token = role ? { token: tokens[role] ?? '' } : {}
      const { status, headers } = await test.call(method, address, token)
      expect(status, `${method} ${address}`).toBe(405)
      expect(headers.get('Allow')?.split(', ').sort(), `${method} ${address}`).toEqual(
        allowed.toSorted(),
      )
    }
  },
)

it.each(['/api/users/1/2/3', '/api/mail/nichts/da', '/api/backups/a/b/c'])(
  'an address that there is not is unknown to visitors as well: %s',
  async (address) => {
    expect((await test.get(address)).status).toBe(404)
  },
)
