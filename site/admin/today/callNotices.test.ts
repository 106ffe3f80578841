import { expect, it } from 'vitest'
import { noticeOf, untold } from './callNotices.ts'

const now = new Date('2026-03-02T13:22:00Z')
const call = {
  id: 7,
  name: 'Frieda Lager',
  company: 'Lager GmbH',
  phone: '040 123',
  at: '2026-03-02T13:30:00.000Z',
}

it('tells of each call once, and again when it has moved', () => {
  const first = untold([call], [], now)
  expect(first.fresh).toEqual([call])
  expect(untold([call], first.told, now).fresh).toEqual([])
  const moved = { ...call, at: '2026-03-02T13:31:00.000Z' }
  expect(untold([moved], first.told, now).fresh).toEqual([moved])
})

it('tells of none whose time is over', () => {
  expect(untold([call], [], new Date(call.at)).fresh).toEqual([])
})

it('says when to call whom', () => {
  expect(noticeOf(call)).toEqual({
    title: 'Rückruf um 14:30 Uhr',
    body: 'Frieda Lager, Lager GmbH\n040 123',
  })
  expect(noticeOf({ ...call, company: '', phone: '' }).body).toBe('Frieda Lager')
})
