import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ALERT_ASKED } from '../../../shared/alerts/alert-rules.ts'
import { createAlertTest } from './alerts.testing.ts'

const { test, ask, delivered, linkIn, post, confirmed, clear } = await createAlertTest()
afterAll(() => test.close())
beforeEach(clear)

describe('a mailbox that says never', () => {
  const never = (address: string) => post(address, { action: 'never' })

  it('is reached from the mail, loses its alerts, and hears nothing more whoever asks', async () => {
    await ask('Opfer@Firma.example', 'marke=still')
    const [mail] = await delivered()
    expect(mail?.text).not.toContain('keine weitere E-Mail')
    const address = linkIn(mail?.text)
    expect(mail?.text).toContain(`${address}#sperren`)
    await confirmed('opfer@firma.example', 'marke=linde')
    const answers = [await never(address), await never(address)]
    for (const { status, headers } of answers)
      expect([status, headers.get('location')]).toEqual([303, '/suchauftrag?erledigt=never'])
    expect(await test.query('select id from search_alert')).toEqual([])
    const { status, data } = await ask('opfer@firma.example', 'marke=jungheinrich')
    expect([status, data.text]).toEqual([202, ALERT_ASKED])
    expect(await delivered()).toEqual([])
    await ask('Opfer+x@Firma.example', 'marke=still')
    await ask('andere@firma.example', 'marke=still')
    expect(await delivered()).toHaveLength(1)
  })

  it('is kept in a form that nobody can read, is part of an access, and stays when they are erased', async () => {
    await never(await confirmed('leserlich@firma.example', 'marke=still'))
    const rows = await test.query<Record<string, unknown>>('select * from alert_block')
    expect(JSON.stringify(rows)).not.toContain('leserlich')
    const body = {
      name: 'Leo',
      email: 'leserlich@firma.example',
      message: 'Haben Sie einen RX 20?',
    }
    await test.call('POST', '/api/contact', { body })
    const [person] = (
      await test.get<{ key: string; items: Record<string, number> }[]>(
        '/api/persons?search=leserlich@firma.example',
        test.token,
      )
    ).data
    expect(person?.items).toMatchObject({ alert_block: 1 })
    const { data } = await test.call<{ table: string; action: string }[]>(
      'POST',
      `/api/persons/${person?.key}/erase`,
      { token: test.token, body: { mode: 'apply' } },
    )
    expect(data.find(({ table }) => table === 'alert_block')).toMatchObject({
      action: 'keep',
      reason: expect.stringContaining('Art. 21 DSGVO'),
    })
    await ask('leserlich@firma.example', 'marke=still')
    expect((await delivered()).filter(({ to }) => to.includes('leserlich@firma.example'))).toEqual(
      [],
    )
  })
})
