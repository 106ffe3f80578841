import { describe, expect, it } from 'vitest'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import type { Today } from '../../../shared/inquiries/today.ts'
import { appOnPostgresql } from '../../tests/app-on-postgresql.ts'
import { findPostgresql } from '../../tests/postgresql.ts'

const later = { at: '2099-01-05T08:00:00.000Z', text: 'Nachfassen' }

describe.skipIf(!findPostgresql())('Heute with PostgreSQL', () => {
  const on = appOnPostgresql({ CONTACT_LIMIT: '0' })

  const call = <Data>(method: string, path: string, body?: Record<string, unknown>) =>
    on.test.call<Data>(method, `/api${path}`, { token: on.test.token, body })

  it('lists the same, each under the first reason that there is', async () => {
    const ask = async (name: string, ...productIds: number[]) => {
      const input = { name, email: `${name}@firma.example`, productIds }
      const message = 'Ist der Stapler noch da?'
      return (await call<Inquiry>('POST', '/contact', { ...input, message })).data.id
    }
    const say = (id: number, kind: string) =>
      call('POST', `/contact/${id}/messages`, { kind, text: 'Gut.', nextStep: later })
    const one = await on.test.addProduct()
    const other = await on.test.addProduct()
    const sold = await ask('Anke', one.id)
    const deleted = await ask('Bernd', one.id, other.id)
    const spoke = await ask('Clara')
    const waits = await ask('Dieter')
    for (const id of [sold, deleted, spoke]) await say(id, 'call')
    await say(spoke, 'received')
    await call('PUT', `/contact/${waits}`, { nextStep: later })
    await call('DELETE', `/products/${other.id}`)
    await call('PUT', `/products/${one.id}`, { status: 'reserved' })
    await say(deleted, 'call')
    await call('PUT', `/products/${one.id}`, { status: 'sold' })
    const { data } = await call<Today>('GET', '/today')
    expect(data.items.map(({ kind, inquiry }) => [kind, inquiry.name])).toEqual([
      ['received', 'Clara'],
      ['gone', 'Anke'],
      ['gone', 'Bernd'],
    ])
    expect(data).toMatchObject({ next: { ...later, name: 'Dieter' }, counts: { gone: 2 } })
  })
})
