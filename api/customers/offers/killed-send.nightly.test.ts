import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { demoSettings } from '../../../shared/dealer/company.ts'
import type { ListedOffer, Offer } from '../../../shared/offers/offer.ts'
import { newDataDir } from '../../tests/demo-stock.ts'
import { mailedBy, TestMailServer } from '../../tests/mail-server.ts'
import { type ServerProcess, startServer } from '../../tests/server-process.ts'
import { legal } from './offers.testing.ts'

const ROUNDS = 6

let mails: TestMailServer
let dataDir: string
let server: ServerProcess
const start = () => startServer(dataDir, mailedBy(mails))

beforeAll(async () => {
  mails = await TestMailServer.start()
  dataDir = await newDataDir()
  server = await start()
})
afterAll(async () => {
  await server.terminate()
  await mails.stop()
})

async function call<Data>(method: string, path: string, body?: unknown): Promise<Data> {
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${await server.token()}`,
      'Content-Type': 'application/json',
      'If-Match': '*',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const { success, data, error } = await response.json()
  if (!success) throw new Error(`${path}: ${error}`)
  return data
}

const send = ({ id }: Offer) =>
  call<Offer>('POST', `/offers/${id}/send`, { by: 'mail', text: 'Anbei unser Angebot.' })

it('a process that dies while it sends an offer loses no number and gives none twice', async () => {
  await call('PUT', '/settings', { ...demoSettings, legal })
  const sent: Offer[] = []
  /** How long a whole sending takes here, in milliseconds. */
  let duration = 0
  for (let round = 0; round < ROUNDS; round++) {
    const { id } = await call<{ id: number }>('POST', '/contact', {
      name: 'Erika Muster',
      email: `kunde${round}@firma.example`,
      message: 'Was kostet das?',
      productIds: [1],
    })
    const draft = await call<Offer>('POST', `/contact/${id}/offers`)
    const began = performance.now()
    const sending = send(draft).catch(() => null)
    // The first one runs to its end and says how long that takes.
    if (round === 0) await sending
    else await wait((duration * round) / ROUNDS)
    if (round === 0) duration = performance.now() - began
    await server.kill()
    await sending
    server = await start()
    const now = await call<Offer>('GET', `/offers/${draft.id}`)
    sent.push(now.status === 'draft' ? await send(now) : now)
  }
  const year = new Date().getFullYear()
  expect(sent.map(({ number }) => number)).toEqual(
    sent.map((_, index) => `AN-${year}-${String(index + 1).padStart(4, '0')}`),
  )
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 'sent'))
  expect((await call<ListedOffer[]>('GET', '/offers?limit=100')).length).toBe(ROUNDS)
  await vi.waitFor(
    () => {
      for (const { number } of sent)
        expect(idsOf(String(number)).size, `mails with ${number}`).toBe(1)
    },
    { timeout: 60_000, interval: 500 },
  )
})

/** The different mails that name an offer; one that came twice is the same one. */
function idsOf(number: string): Set<string> {
  const naming = mails.mails.filter(({ text }) => text.includes(`Ihr Angebot ${number}`))
  return new Set(naming.map(({ headers }) => headers['message-id'] ?? ''))
}
