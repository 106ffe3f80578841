import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MINUTE } from '../../../shared/time/time.ts'
import { type Answer, createTestApp, type TestApp } from '../../tests/test-app.ts'

const TURNS = 20

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await test.close()
})

it('takes an inquiry that arrives during an import or a restore, however long that holds the database', async () => {
  const body = { name: 'Erika', email: 'erika@firma.example', message: 'Ist er noch da?' }
  let sent: Promise<Answer> | undefined
  await test.database.orm.em.fork().transactional(async () => {
    sent = test.call('POST', '/api/contact', { body })
    // Others are answered meanwhile; by then it waits for its turn to write.
    for (let turn = 0; turn < TURNS; turn++) await test.get('/api/categories')
    vi.advanceTimersByTime(2 * MINUTE)
  })
  expect((await sent)?.status).toBe(201)
})
