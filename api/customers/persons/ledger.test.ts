import { afterAll, expect, it } from 'vitest'
import type { Backup } from '../../../shared/backup/backup.ts'
import type { RestoreReport } from '../../../shared/backup/backup-work.ts'
import type { Person } from '../../../shared/persons/person.ts'
import { PASSWORD } from '../../tests/test-app.ts'
import { createPersonsTest } from './persons.testing.ts'

const { test, write, theOne, erase, post, close } = await createPersonsTest()
afterAll(close)

async function restore(name: string, mode: 'check' | 'apply') {
  const body = new FormData()
  body.set('mode', mode)
  body.set('name', name)
  const answer = await test.app.request('/api/backups/restore', {
    ...{ method: 'POST', body },
    headers: { Authorization: `Bearer ${test.token}` },
  })
  const { data }: { data: RestoreReport } = await answer.json()
  return data
}

it('whoever was erased stays erased when an older backup is restored, and the check says how many', async () => {
  await write({ name: 'Erich Weg', email: 'weg@firma.example', phone: '040 11' })
  await write({ name: 'Erich Weg', email: 'erich@privat.example', phone: '+49 40 11' })
  await write({ name: 'Petra Da', email: 'da@firma.example' })
  const { data: backup } = await post<Backup>('/backups')
  const { key } = await theOne('weg@firma.example')
  await erase(key, 'apply')

  expect(await restore(backup.name, 'check')).toMatchObject({ erasedAgain: 1, mode: 'check' })
  expect(await restore(backup.name, 'apply')).toMatchObject({ erasedAgain: 1 })
  const login = await test.call<{ token: string }>('POST', '/api/auth/login', {
    body: { username: 'admin', password: PASSWORD },
  })
  const again = await test.get<{ name: string }[]>('/api/contact?limit=100', login.data.token)
  expect(again.data.map(({ name }) => name)).toEqual(['Petra Da'])
  expect(await test.query('select hash from erasure')).toHaveLength(3)
})

it('what somebody writes after his erasure is his again', async () => {
  await write({ name: 'Wieder Da', email: 'wieder@firma.example' })
  const login = await test.call<{ token: string }>('POST', '/api/auth/login', {
    body: { username: 'admin', password: PASSWORD },
  })
  const call = <Data>(method: string, path: string, body?: unknown) =>
    test.call<Data>(method, path, { token: login.data.token, body })
  const search = '/api/persons?search=wieder@firma.example'
  const before = (await call<Person[]>('GET', search)).data
  await call('POST', `/api/persons/${before[0]?.key}/erase`, { mode: 'apply' })
  expect((await call<Person[]>('GET', search)).data).toEqual([])
  await write({ name: 'Wieder Da', email: 'wieder@firma.example', message: 'Noch einmal ich' })
  const { data: backup } = await call<Backup>('POST', '/api/backups')
  const after = (await call<Person[]>('GET', search)).data
  expect(after).toHaveLength(1)
  test.token = login.data.token
  expect(await restore(backup.name, 'check')).toMatchObject({ erasedAgain: 0 })
})
