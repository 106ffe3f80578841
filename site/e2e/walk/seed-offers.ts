import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import type { ServerProcess } from '../../../api/tests/server-process.ts'
import type { Offer } from '../../../shared/offers/offer.ts'
import type { Product } from '../../../shared/product/product.ts'
import { addDays, berlinDay } from '../../../shared/time/dates.ts'
import type { Call } from '../call.ts'

/** What the law wants in business letters. */
const legal = {
  managingDirector: 'Petra Probe',
  registerCourt: 'Amtsgericht Hamburg',
  registerNumber: 'HRB 1234',
  vatId: '',
  editor: '',
}

/** What a customer fills in to order. */
const ordering = { action: 'accept', name: 'Erika Muster', business: 'ja', terms: 'ja' }

/** An offer in each status, each of a machine of its own, with the page that its customer has. */
export async function seedOffers({ url, dataDir }: ServerProcess, call: Call) {
  await call('PUT', '/settings', { legal })
  const stock = await call<Product[]>('GET', '/products?limit=100')
  const machines = stock.filter(({ status, price }) => status === 'active' && price !== null)
  const names: Record<string, string> = {}
  const draft = async (name: string) => {
    const productIds = [machines.pop()?.id]
    const input = { source: 'phone', name: `Offer ${name}`, phone: '040 66969-1', productIds }
    const { id } = await call('POST', '/contact/manual', input)
    return call<Offer>('POST', `/contact/${id}/offers`)
  }
  const send = async (name: string, { id }: { id: number }) => {
    const offer = await call<Offer>('POST', `/offers/${id}/send`, { by: 'hand' })
    const page = new URL(offer.address ?? '').pathname
    Object.assign(names, { [name]: String(id), [`${name}Page`]: page })
    return { id, page }
  }
  const sent = async (name: string) => send(name, await draft(name))

  names.draft = String((await draft('draft')).id)
  await sent('sent')
  const superseded = await sent('superseded')
  await send('newer', await call('POST', `/offers/${superseded.id}/revise`))
  const revised = await sent('revised')
  names.revision = String((await call('POST', `/offers/${revised.id}/revise`)).id)
  await call('POST', `/offers/${(await sent('withdrawn')).id}/withdraw`)
  await call('POST', `/offers/${(await sent('declined')).id}/decline`, { reason: 'Zu teuer' })
  const accepted = await sent('accepted')
  await call('POST', `/offers/${accepted.id}/accept`, { name: 'Erika Muster' })
  names.buyer = String((await call<Offer>('GET', `/offers/${accepted.id}`)).customer)
  const ordered = await sent('ordered')
  await fetch(url + ordered.page, { method: 'POST', body: new URLSearchParams(ordering) })

  const expired = await sent('expired')
  const database = new SQLite(join(dataDir, 'gabelstapler.sqlite'))
  const yesterday = addDays(berlinDay(new Date()), -1)
  database.prepare('update offer set valid_until = ? where id = ?').run(yesterday, expired.id)
  database.close()
  return names
}
