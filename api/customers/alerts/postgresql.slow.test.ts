import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Interested } from '../../../shared/alerts/search-alert.ts'
import { DAY } from '../../../shared/time/time.ts'
import { findPostgresql, startPostgresql, type TestPostgresql } from '../../tests/postgresql.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { judgeAlerts } from './judge-alerts.ts'

const bin = findPostgresql()
const MAIL = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  CONTACT_LIMIT: '0',
  MAIL_FROM: 'post@elbstapler.example',
  MAIL_TO: 'post@elbstapler.example',
}

describe.skipIf(!bin)('search alerts with PostgreSQL', () => {
  let server: TestPostgresql
  let processes: TestApp[] = []
  beforeAll(async () => {
    server = await startPostgresql(String(bin))
    for (let number = 0; number < 2; number++)
      processes.push(await createTestApp({ ...MAIL, DATABASE_URL: server.url }))
  })
  afterAll(async () => {
    for (const one of processes) await one.close()
    processes = []
    server?.stop()
  })

  it('are judged by one of the processes, and each gets one mail', async () => {
    const [test] = processes
    if (!test) throw new Error('No process')
    const asked = ['marke=linde', 'marke=linde', 'suche=linde+bis+25.000+%E2%82%AC']
    await Promise.all(
      asked.map((query, index) =>
        processes[index % 2]?.call('POST', '/api/search-alerts', {
          body: { email: 'a@firma.example', query },
        }),
      ),
    )
    await test.query('update search_alert set confirmed_at = now(), next_at = now()')
    const machine = await test.addProduct()
    const tomorrow = new Date(Date.now() + DAY)
    await Promise.all(
      processes.map((one) => judgeAlerts(one).do(one.database.orm.em.fork(), tomorrow)),
    )
    const told = await test.query<{ news: unknown }>('select news from search_alert order by id')
    const news = [{ product: machine.id, before: null }]
    expect(told).toEqual([{ news }, { news }])
    expect(await test.query(`select recipient from mail where kind = 'alertNews'`)).toEqual([
      { recipient: 'a@firma.example' },
      { recipient: 'a@firma.example' },
    ])
    const { data } = await test.get<Interested>(
      `/api/products/${machine.id}/interested`,
      test.token,
    )
    expect(data).toEqual({ alerts: 2, inquiryCount: 0, inquiries: [] })
  })
})
