import { afterAll, describe, expect, it, vi } from 'vitest'
import { formatAppointment } from '../../../shared/time/dates.ts'
import { createCallbackTest } from './callbacks.testing.ts'

const { test, ask, slots, first, read } = await createCallbackTest()
afterAll(() => test.close())

describe('nobody takes all times', () => {
  const me = { name: 'Rolf Rückruf', email: 'rolf@firma.example', phone: '040 66969-700' }
  /** Times far enough ahead that no other test has them. */
  const later = async (count: number) =>
    (await slots()).slice(-count - 1, -1).map(({ start }) => start)

  it('a second callback of the same telephone and mailbox moves the first', async () => {
    const other = { email: 'Rolf+neu@firma.example', phone: '+49 40 66969700' }
    const [one = '', two = ''] = await later(2)
    const end = (await slots()).find(({ start }) => start === two)?.end
    const first = (await ask({ ...me, callbackAt: one })).data
    expect(first.callbackAt).toBe(one)
    const second = (await ask({ ...me, ...other, callbackAt: two })).data
    expect(second.callbackAt).toBe(two)
    const moved = await read(first.id)
    expect(moved).toMatchObject({ callback: true, callbackAt: null, stage: 'new' })
    expect(moved.nextStep).toMatchObject({ text: 'Antworten', at: moved.answerDueAt })
    expect(moved.events.at(-1)?.text).toBe(
      `Rückruf verlegt auf ${formatAppointment(two, end)}: ${second.receipt}`,
    )
    expect((await slots()).map(({ start }) => start)).toContain(one)
    await test.call('DELETE', `/api/contact/${second.id}`, { token: test.token })
  })

  it.each([
    ['telephone', { email: 'fremd@firma.example', phone: '+49 40 66969705' }],
    ['mailbox', { email: 'Opfer@firma.example', phone: '040 66969-706' }],
  ])('who knows a customer’s %s takes no time from them', async (_what, known) => {
    const [one = '', two = ''] = await later(2)
    const victim = { ...me, email: 'opfer@firma.example', phone: '040 66969-705' }
    const first = (await ask({ ...victim, callbackAt: one })).data
    const second = (await ask({ ...me, ...known, callbackAt: two })).data
    expect([(await read(first.id)).callbackAt, second.callbackAt]).toEqual([one, null])
    await test.call('DELETE', `/api/contact/${first.id}`, { token: test.token })
  })

  it('of many at once from one telephone one is left', async () => {
    const times = await later(6)
    const body = { phone: '040 66969-702' }
    const sent = await Promise.all(
      times.map((callbackAt, index) =>
        ask({ ...body, email: `viele${index}@firma.example`, callbackAt }, `10.1.${index}.1`),
      ),
    )
    const stored = await Promise.all(sent.map(({ data }) => read(data.id)))
    expect(stored.filter(({ callbackAt }) => callbackAt !== null)).toHaveLength(1)
  })

  it('who asks for another time that is taken keeps the one that they have', async () => {
    const [one = '', two = ''] = await later(2)
    await ask({ callbackAt: two })
    const mine = { email: 'bleibt@firma.example', phone: '040 66969-703' }
    const name = 'Berta Bleibt'
    const first = (await ask({ ...mine, name, callbackAt: one })).data
    const second = (await ask({ ...mine, callbackAt: two })).data
    expect([(await read(first.id)).callbackAt, second.callbackAt]).toEqual([one, null])
    // The same once more says nothing new.
    const third = (await ask({ ...mine, name, callbackAt: one })).data
    expect(third).toMatchObject({ receipt: first.receipt, callbackAt: one })
  })

  it.each([
    ['/24', (host: number) => `10.9.9.${host}`, '10.9.8.1'],
    ['/56', (host: number) => `2001:db8:7:${host.toString(16)}::1`, '2001:db8:7:100::1'],
  ])(
    'three a day is what one network gets (%s); the fourth is called without a time',
    async (_size, of, next) => {
      const booked = async (network: string) => {
        const { status, data } = await ask({ callbackAt: (await first()).start }, network)
        expect(status).toBe(201)
        return data.callbackAt !== null
      }
      const one = [
        await booked(of(1)),
        await booked(of(2)),
        await booked(of(3)),
        await booked(of(4)),
      ]
      expect(one).toEqual([true, true, true, false])
      expect(await booked(next)).toBe(true)
    },
  )

  it('counts no callback of an inquiry that could not be stored', async () => {
    const network = '10.77.1.1'
    await test.query(
      "create trigger failing before insert on inquiry when new.name = 'Störung' begin select raise(abort, 'Störung'); end",
    )
    vi.spyOn(console, 'error').mockReturnValue()
    const wanted = { callbackAt: (await first()).start }
    for (let failure = 1; failure <= 3; failure++)
      expect((await ask({ ...wanted, name: 'Störung' }, network)).status).toBe(500)
    await test.query('drop trigger failing')
    expect((await ask(wanted, network)).data.callbackAt).toBe(wanted.callbackAt)
  })

  it('a robot moves nobody’s callback', async () => {
    const [one = '', two = ''] = await later(2)
    const mine = { ...me, email: 'echt@firma.example', phone: '040 66969-704' }
    const first = (await ask({ ...mine, callbackAt: one })).data
    await ask({ ...mine, callbackAt: two, website: 'https://casino.example' })
    expect((await read(first.id)).callbackAt).toBe(one)
  })

  it('the last time of a day is given by those who work there alone', async () => {
    const day = (await slots()).at(-1)?.start.slice(0, 10) ?? ''
    const left = async () => (await slots()).filter(({ start }) => start.startsWith(day))
    for (let free = await left(); free[0]; free = await left()) {
      expect(free.length).toBeGreaterThan(1)
      const [{ start }] = free
      expect((await ask({ callbackAt: start })).data.callbackAt).toBe(start)
    }
  })
})
