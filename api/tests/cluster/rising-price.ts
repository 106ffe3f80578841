import { setTimeout as wait } from 'node:timers/promises'
import { formatPrice } from '../../../shared/writing/format.ts'
import { ask, type Reply, saveProduct } from '../faults/ask.ts'
import type { Endpoint, Observations } from './observations.ts'

/** A machine whose price only rises, so that a lower price is an older answer. */
interface RisingPrice {
  id: number
  /** The last price that a client sent, and the last one whose save was answered. */
  tried: number
  saved: number
}

const LOWEST = 10_000

export const risingPrice = (id: number): RisingPrice => ({ id, tried: LOWEST, saved: 0 })

/** Raises the price again and again, at one endpoint after the other. */
export async function raisePrice(
  machine: RisingPrice,
  endpoints: Endpoint[],
  token: string,
  observations: Observations,
  signal: AbortSignal,
): Promise<void> {
  for (let turn = machine.id; !signal.aborted; turn++) {
    const endpoint = endpoints[turn % endpoints.length]
    if (!endpoint?.isRunning) {
      await wait(5)
      continue
    }
    const price = ++machine.tried
    const save = saveProduct(endpoint.server, token, { price }, machine.id)
    if (await observations.observeSave(endpoint, `save of ${price}`, save)) machine.saved = price
  }
}

/** Reads the price again and again, and compares it with what was saved before the request. */
export async function readPrices(
  machine: RisingPrice,
  endpoint: Endpoint,
  observations: Observations,
  signal: AbortSignal,
): Promise<void> {
  for (let turn = 0; !signal.aborted; turn++) {
    if (!endpoint.isRunning) {
      await wait(5)
      continue
    }
    const isPage = turn % 2 === 0
    const path = isPage ? `/produkt/${machine.id}` : `/api/products/${machine.id}`
    const expected = machine.saved
    const reply = await observations.observe(endpoint, path, ask(endpoint.server, path))
    if (!reply) continue
    const shown = isPage ? shownOnPage(reply, expected, machine.tried) : priceIn(reply)
    if (shown < expected)
      observations.violations.push(`${path} showed ${shown} after ${expected} was saved`)
  }
}

const priceIn = (reply: Reply) => Number(reply.json().data.price)

/** The highest price in the range that a page names; 0 if it shows an older one. */
function shownOnPage({ text }: Reply, from: number, to: number): number {
  for (let price = to; price >= from; price--) if (text.includes(formatPrice(price))) return price
  return 0
}
