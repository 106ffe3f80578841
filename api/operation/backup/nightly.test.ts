import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '../../../shared/time/durations.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

const makeNightly = (moment: string) => test.backups.makeNightly(new Date(moment))
const made = async () => (await test.backups.files.list()).map(({ createdAt }) => createdAt)

describe('the backup of a night', () => {
  it('is made at the first full hour after two o’clock in Germany, and once', async () => {
    await makeNightly('2026-11-21T23:10:00Z')
    await makeNightly('2026-11-22T00:10:00Z')
    expect(await made()).toEqual([])
    for (const hour of ['01', '02', '09', '22']) await makeNightly(`2026-11-22T${hour}:10:00Z`)
    expect(await made()).toEqual(['2026-11-22T01:10:00.000Z'])
    for (const hour of ['00', '01', '02']) await makeNightly(`2026-11-23T${hour}:10:00Z`)
    expect(await made()).toEqual(['2026-11-23T01:10:00.000Z', '2026-11-22T01:10:00.000Z'])
  })

  it('is made once also when two try at the same time', async () => {
    const tries = [1, 2].map(() => makeNightly('2026-11-22T01:10:00Z'))
    await Promise.allSettled(tries)
    await makeNightly('2026-11-22T02:10:00Z')
    expect(await made()).toEqual(['2026-11-22T01:10:00.000Z'])
  })

  it('replaces those that are outdated, but none that somebody made by hand', async () => {
    const first = Date.parse('2026-10-14T01:10:00Z')
    await test.backups.make(new Date(first))
    for (let night = 0; night < 40; night++)
      await test.backups.makeNightly(new Date(first + night * DAY))
    const backups = await test.backups.files.list()
    const nightly = backups.filter(({ isNightly }) => isNightly)
    expect(nightly.map(({ createdAt }) => createdAt.slice(0, 10))).toEqual([
      ...['22', '21', '20', '19', '18', '17', '16'].map((day) => `2026-11-${day}`),
      ...['2026-11-15', '2026-11-08', '2026-11-01', '2026-10-31'],
    ])
    expect(backups.at(-1)).toMatchObject({
      isNightly: false,
      createdAt: '2026-10-14T01:10:00.000Z',
    })
  })

  it('is missed after two days', async () => {
    await makeNightly('2026-11-22T01:10:00Z')
    const isOverdue = async (moment: string) =>
      (await test.backups.status(new Date(moment))).isOverdue
    expect(await isOverdue('2026-11-24T01:10:00Z')).toBe(false)
    expect(await isOverdue('2026-11-24T01:11:00Z')).toBe(true)
    await makeNightly('2026-11-24T02:10:00Z')
    expect(await isOverdue('2026-11-24T02:11:00Z')).toBe(false)
  })
})
