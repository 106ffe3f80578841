import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyFolder, type ServerProcess, startServer } from '../server-process.ts'

const DEMO = { username: 'admin', password: 'stapler-demo' }
const WITHOUT_PASSWORD = { ADMIN_PASSWORD: '', SEED: 'none' }

let server: ServerProcess
beforeAll(async () => {
  server = await startServer(emptyFolder(), WITHOUT_PASSWORD)
})
afterAll(() => server.terminate())

/** Calls with headers that no browser lets a page choose. */
async function call(method: string, path: string, headers: Record<string, string>, body?: object) {
  const sent = request({
    port: server.port,
    host: '127.0.0.1',
    method,
    path: `/api${path}`,
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
  })
  const [response] = await once(sent.end(body && JSON.stringify(body)), 'response')
  const text = Buffer.concat(await response.toArray()).toString()
  return { status: response.statusCode, ...JSON.parse(text) }
}
const hint = async (headers: Record<string, string>) =>
  (await call('GET', '/auth/hint', headers)).data
const login = (headers: Record<string, string>, body = DEMO) =>
  call('POST', '/auth/login', headers, body)
const me = (token: string, headers: Record<string, string>) =>
  call('GET', '/auth/me', { ...headers, Authorization: `Bearer ${token}` })

const elsewhere: [string, Record<string, string>][] = [
  ['by a public name', { Host: 'www.stapler.example' }],
  ['by the name of a stranger that points here', { Host: 'rebind.evil.example:4321' }],
  ['by a name that only begins like ours', { Host: 'localhost.evil.example' }],
  ['by an address that only begins like ours', { Host: '127.0.0.1.evil.example' }],
  ['by an address of the network', { Host: '192.168.1.10' }],
  ['through a proxy that says for whom', { 'X-Forwarded-For': '203.0.113.1' }],
  ['through a proxy that says by which name', { 'X-Forwarded-Host': 'www.stapler.example' }],
  ['through a proxy that says by which protocol', { 'x-forwarded-proto': 'https' }],
  ['through a proxy that follows the standard', { Forwarded: 'for=203.0.113.1' }],
  ['through a proxy that says whose address', { 'X-Real-IP': '203.0.113.1' }],
  ['through a proxy that names itself', { Via: '1.1 cache' }],
  ['through a CDN', { 'CF-Connecting-IP': '203.0.113.1' }],
]

describe('the demo login', () => {
  it.each([
    'localhost',
    'localhost:4321',
    '127.0.0.1',
    '127.8.8.8:80',
    '[::1]:4321',
    'stapler.localhost',
  ])('works at this machine, called %s', async (Host) => {
    expect(await hint({ Host })).toEqual(DEMO)
    const { status, data } = await login({ Host })
    expect(status).toBe(200)
    expect((await me(data.token, { Host })).status).toBe(200)
  })

  it.each(elsewhere)('neither shows nor works %s', async (_, headers) => {
    expect(await hint(headers)).toBeNull()
    const { status, success, error, data } = await login(headers)
    expect([status, success, data]).toEqual([401, false, undefined])
    expect(error).toContain('ADMIN_PASSWORD')
  })

  it('says no more than ever to whoever guesses from elsewhere', async () => {
    for (const guess of [
      { ...DEMO, password: 'falsch' },
      { ...DEMO, username: 'chef' },
    ])
      expect(await login({ Host: 'www.stapler.example' }, guess)).toMatchObject({
        status: 401,
        error: 'Ungültige Anmeldedaten',
      })
  })

  it('leaves a session nobody’s when it is used elsewhere', async () => {
    const { token } = (await login({ Host: 'localhost' })).data
    for (const [how, headers] of elsewhere) expect((await me(token, headers)).status, how).toBe(401)
    expect((await me(token, { Host: 'localhost' })).status).toBe(200)
  })

  it('does not work for a proxy that says nothing and speaks the old version', async () => {
    const answer = await rawAnswer('GET /api/auth/hint HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toContain('"data":null')
  })
})

async function rawAnswer(text: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1')
  socket.end(text)
  return Buffer.concat(await socket.toArray()).toString()
}

it('ends for good where a proxy is announced: a password of its own is printed once', async () => {
  const folder = emptyFolder()
  const local = await startServer(folder, WITHOUT_PASSWORD)
  await local.terminate()
  const behind = await startServer(folder, { ...WITHOUT_PASSWORD, TRUST_PROXY: 'true' })
  const post = (password: string) =>
    fetch(`${behind.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...DEMO, password }),
    })
  const hint = await (await fetch(`${behind.url}/api/auth/hint`)).json()
  expect(hint.data).toBeNull()
  expect((await post(DEMO.password)).status).toBe(401)
  const printed = /nur dieses eine Mal gezeigt: (\S+)/.exec(behind.output())?.[1]
  expect((await post(String(printed))).status).toBe(200)
  await behind.terminate()
})
