import { setTimeout as wait } from 'node:timers/promises'
import { formatPrice } from '../../shared/format.ts'
import { ask, type Reply, savePrice } from '../faults/ask.ts'
import type { Respondent, Testimony } from './testimony.ts'

/** A machine whose price only ever rises, so that an older answer can be told from a newer one. */
export interface Witnessed {
  id: number
  /** The last price that was asked for, and the last one that was answered. */
  tried: number
  saved: number
}

const LOWEST = 10_000

export const witnessed = (id: number): Witnessed => ({ id, tried: LOWEST, saved: 0 })

/** Raises the price again and again, by whichever process answers. */
export async function write(
  machine: Witnessed,
  members: Respondent[],
  token: string,
  testimony: Testimony,
  signal: AbortSignal,
): Promise<void> {
  for (let turn = machine.id; !signal.aborted; turn++) {
    const member = members[turn % members.length]
    if (!member?.isRunning) {
      await wait(5)
      continue
    }
    const price = ++machine.tried
    const save = savePrice(member.server, token, price, machine.id)
    if (await testimony.hearSave(member, `save of ${price}`, save)) machine.saved = price
  }
}

/** Reads one machine from one process, and compares with what had been saved before it asked. */
export async function read(
  machine: Witnessed,
  member: Respondent,
  testimony: Testimony,
  signal: AbortSignal,
): Promise<void> {
  for (let turn = 0; !signal.aborted; turn++) {
    if (!member.isRunning) {
      await wait(5)
      continue
    }
    const isPage = turn % 2 === 0
    const path = isPage ? `/produkt/${machine.id}` : `/api/products/${machine.id}`
    const expected = machine.saved
    const reply = await testimony.hear(member, path, ask(member.server, path))
    if (!reply) continue
    const shown = isPage ? shownOnPage(reply, expected, machine.tried) : priceIn(reply)
    if (shown < expected)
      testimony.accusations.push(`${path} showed ${shown} after ${expected} was saved`)
  }
}

const priceIn = (reply: Reply) => Number(reply.json().data.price)

/** The highest of the possible prices that a page names; 0 for an older one. */
function shownOnPage({ text }: Reply, from: number, to: number): number {
  for (let price = to; price >= from; price--) if (text.includes(formatPrice(price))) return price
  return 0
}
