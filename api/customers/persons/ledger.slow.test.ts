import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backup } from '../../../shared/backup/backup.ts'
import type { RestoreReport } from '../../../shared/backup/backup-work.ts'
import { TestS3Server } from '../../tests/s3-server.ts'
import { PASSWORD } from '../../tests/test-app.ts'
import { createPersonsTest, type PersonsTest } from './persons.testing.ts'

const s3 = await TestS3Server.start()
afterAll(() => s3.close())

const logIn = async ({ test }: PersonsTest) =>
  (
    await test.call<{ token: string }>('POST', '/api/auth/login', {
      body: { username: 'admin', password: PASSWORD },
    })
  ).data.token

async function restore({ test }: PersonsTest, name: string, mode: 'check' | 'apply') {
  const body = new FormData()
  body.set('mode', mode)
  body.set('name', name)
  const answer = await test.app.request('/api/backups/restore', {
    method: 'POST',
    body,
    headers: { Authorization: `Bearer ${test.token}` },
  })
  const { data }: { data: RestoreReport } = await answer.json()
  return data
}

describe.each(['a folder', 'a bucket'])('with the files in %s', (where) => {
  let at: PersonsTest
  beforeAll(async () => {
    at = await createPersonsTest(where === 'a bucket' ? { STORAGE_URL: s3.url() } : {})
  })
  afterAll(() => at.close())

  it('whoever was erased stays erased when an older backup is restored, and the check says how many', async () => {
    await at.write({ name: 'Erich Weg', email: 'weg@firma.example', phone: '040 110011' })
    await at.write({ name: 'Erich Weg', email: 'erich@privat.example', phone: '+49 40 110011' })
    await at.write({ name: 'Petra Da', email: 'da@firma.example' })
    const { data: backup } = await at.post<Backup>('/backups')
    const { key } = await at.theOne('weg@firma.example')
    await at.erase(key, 'apply')

    expect(await restore(at, backup.name, 'check')).toMatchObject({
      erasedAgain: 1,
      mode: 'check',
    })
    expect(await restore(at, backup.name, 'apply')).toMatchObject({ erasedAgain: 1 })
    const again = await at.test.get<{ name: string }[]>('/api/contact?limit=100', await logIn(at))
    expect(again.data.map(({ name }) => name)).toEqual(['Petra Da'])
    expect(await at.test.query('select hash from erasure')).toHaveLength(3)
  })
})

it('whoever was put right and then erased stays erased, though an older backup has what was wrong', async () => {
  const at = await createPersonsTest()
  const id = await at.write({ name: 'Erich Wegg', email: 'weg@frima.example' })
  await at.write({ name: 'Petra Da', email: 'da@firma.example' })
  const { data: backup } = await at.post<Backup>('/backups')
  await at.test.call('PUT', `/api/contact/${id}`, {
    token: at.test.token,
    headers: { 'If-Match': '*' },
    body: { name: 'Erich Weg', email: 'weg@firma.example' },
  })
  const { key } = await at.theOne('weg@firma.example')
  await at.erase(key, 'apply')
  expect(await restore(at, backup.name, 'check')).toMatchObject({ erasedAgain: 1 })
  await at.close()
})

it('what somebody writes after their erasure is theirs again', async () => {
  const at = await createPersonsTest()
  const email = 'wieder@firma.example'
  await at.write({ name: 'Wieder Da', email })
  const { key } = await at.theOne(email)
  await at.erase(key, 'apply')
  expect(await at.find(email)).toEqual([])
  await at.write({ name: 'Wieder Da', email, message: 'Noch einmal ich' })
  const { data: backup } = await at.post<Backup>('/backups')
  expect(await at.find(email)).toHaveLength(1)
  expect(await restore(at, backup.name, 'check')).toMatchObject({ erasedAgain: 0 })
  await at.close()
})
