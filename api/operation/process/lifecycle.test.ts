import { once } from 'node:events'
import { createServer, get, type RequestListener, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it, vi } from 'vitest'
import { ConfigurationError } from '../../base/configuration-error.ts'
import { finish, requireFreeAddress } from './lifecycle.ts'

const MORE_THAN_A_CONNECTION_HOLDS = Buffer.alloc(32 * 1024 * 1024)

async function listen(listener?: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

it('finishes a running request before it closes what is behind', async () => {
  const order: string[] = []
  const asked = Promise.withResolvers<ServerResponse>()
  const { server, port } = await listen((_, response) => asked.resolve(response))
  const answer = once(get({ host: '127.0.0.1', port, agent: false }), 'response').then(
    ([{ statusCode }]) => statusCode,
  )
  const response = await asked.promise
  const finished = finish(server, [async () => order.push('closed')])
  response.end(() => order.push('answered'))
  expect(await answer).toBe(200)
  await finished
  expect(order).toEqual(['answered', 'closed'])
})

it('closes the rest when something cannot be closed', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { server } = await listen()
  const close = vi.fn(async () => {})
  await finish(server, [() => Promise.reject(new Error('no')), close])
  expect(close).toHaveBeenCalledOnce()
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

it('loses patience with a client that never reads its answer', async () => {
  const { server, port } = await listen((_, response) => response.end(MORE_THAN_A_CONNECTION_HOLDS))
  const client = connect(port, '127.0.0.1')
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(client, 'readable')
  const close = vi.fn(async () => {})
  await finish(server, [close], 1)
  expect(close).toHaveBeenCalledOnce()
  client.destroy()
})

it('notices a port that is taken before anything is built, and leaves a free one free', async () => {
  const { server, port } = await listen()
  const address = { host: '127.0.0.1', port }
  const refusal = await requireFreeAddress(address).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ConfigurationError)
  expect(String(refusal)).toContain(`PORT: ${port} auf 127.0.0.1 ist schon belegt`)
  await new Promise((resolve) => server.close(resolve))
  await requireFreeAddress(address)
  await requireFreeAddress(address)
})
