import { copyFile, mkdir, readFile, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Backup } from '../../../shared/backup/backup.ts'
import type { BackupStatus } from '../../../shared/backup/backup-work.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import { DAY, HOUR } from '../../../shared/time/time.ts'
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

  it.each(['2026-10-25', '2027-03-28'])(
    'is made once when the clocks change, on %s',
    async (day) => {
      const first = Date.parse(`${day}T00:00:00Z`) - 6 * HOUR
      for (let hour = 0; hour < 24; hour++)
        await test.backups.makeNightly(new Date(first + hour * HOUR + 600_000))
      const nights = (await made()).map((at) => berlinDay(new Date(at)))
      expect(nights.filter((night) => night === day)).toHaveLength(1)
    },
  )

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

describe('a file among the backups that does not open', () => {
  const TONIGHT = 'sicherung-2026-11-22T01-10-00Z-nachts.zip'
  const placeOf = (name: string) => join(test.config.dataDir, 'backups', name)
  const listed = async () => (await test.get<Backup[]>('/api/backups', test.token)).data
  const good = async () =>
    (await listed()).filter(({ isReadable }) => isReadable).map(({ createdAt }) => createdAt)

  /** Leaves a file as a night's backup that went wrong in some way. */
  async function leave(write: (file: string) => Promise<void>): Promise<void> {
    await mkdir(placeOf(''), { recursive: true })
    await write(placeOf(TONIGHT))
    const at = new Date('2026-11-22T01:10:00Z')
    await utimes(placeOf(TONIGHT), at, at)
  }
  async function whole(): Promise<string> {
    const { name } = await test.backups.make(new Date('2026-11-01T12:00:00Z'))
    return placeOf(name)
  }

  it.each<[string, (file: string) => Promise<void>]>([
    ['is empty', (file) => writeFile(file, '')],
    ['holds nothing but zeros', (file) => writeFile(file, Buffer.alloc(50_000))],
    ['is the page of a proxy', (file) => writeFile(file, '<h1>502 Bad Gateway</h1>')],
    ['is a ZIP of nothing', (file) => writeFile(file, emptyZip)],
    [
      'has lost its end',
      async (file) => {
        await copyFile(await whole(), file)
        await truncate(file, 5_000)
      },
    ],
    [
      'has lost its beginning',
      async (file) => writeFile(file, (await readFile(await whole())).subarray(500)),
    ],
    [
      'has lost a part of its middle',
      async (file) => {
        const bytes = await readFile(await whole())
        await writeFile(file, Buffer.concat([bytes.subarray(0, 900), bytes.subarray(2_000)]))
      },
    ],
  ])('is named and does not count: one that %s', async (_, write) => {
    await leave(write)
    expect(await listed()).toContainEqual(
      expect.objectContaining({ name: TONIGHT, isReadable: false, counts: {} }),
    )
    const { data } = await test.get<BackupStatus>('/api/backups/status', test.token)
    expect(data.unreadable).toEqual([TONIGHT])
    expect(data.newest).not.toBe('2026-11-22T01:10:00.000Z')
    const said = vi.spyOn(console, 'warn').mockReturnValue()
    await makeNightly('2026-11-22T02:10:00Z')
    expect(said).toHaveBeenCalledWith(expect.stringContaining(TONIGHT))
    said.mockRestore()
    expect(await good()).toContain('2026-11-22T02:10:00.000Z')
    // Somebody may still want to look at it.
    expect((await listed()).map(({ name }) => name)).toContain(TONIGHT)
  })

  it('takes no good one’s place, however many there are', async () => {
    const first = Date.parse('2026-11-10T01:10:00Z')
    for (let count = 0; count < 7; count++)
      await test.backups.makeNightly(new Date(first + count * DAY))
    for (let count = 7; count < 17; count++) {
      const at = new Date(first + count * DAY)
      const file = placeOf(`sicherung-${at.toISOString().slice(0, 10)}T01-10-00Z-nachts.zip`)
      await writeFile(file, '')
      await utimes(file, at, at)
    }
    const said = vi.spyOn(console, 'warn').mockReturnValue()
    await test.backups.makeNightly(new Date(first + 17 * DAY))
    said.mockRestore()
    expect((await good()).map((at) => at.slice(0, 10))).toEqual([
      ...['27', '16', '15', '14', '13', '12', '11'].map((day) => `2026-11-${day}`),
    ])
  })

  it('takes no good one’s place, and alone it is no backup', async () => {
    await leave((file) => writeFile(file, ''))
    expect(await test.backups.status(new Date('2026-11-22T12:00:00Z'))).toMatchObject({
      newest: null,
      isOverdue: true,
    })
    for (const day of ['20', '21']) await makeNightly(`2026-11-${day}T02:00:00Z`)
    expect((await test.backups.status(new Date('2026-11-22T12:00:00Z'))).newest).toBe(
      '2026-11-21T02:00:00.000Z',
    )
  })
})

describe('after a clock that was ahead', () => {
  it('no night is missing if the clean-up doubted the clock meanwhile', async () => {
    const first = Date.parse('2026-11-10T01:10:00Z')
    for (let count = 0; count < 7; count++)
      await test.backups.makeNightly(new Date(first + count * DAY))
    for (let count = 400; count < 410; count++)
      await test.backups.makeNightly(new Date(first + count * DAY), { rotates: false })
    expect(await made()).toHaveLength(17)
  })

  it('the nights before it are kept, and those to come are made', async () => {
    const first = Date.parse('2026-11-10T01:10:00Z')
    const night = (count: number) => new Date(first + count * DAY)
    for (let count = 0; count < 7; count++) await test.backups.makeNightly(night(count))
    for (let count = 400; count < 410; count++) await test.backups.makeNightly(night(count))
    await test.backups.makeNightly(night(7))
    await test.backups.makeNightly(night(8))
    const days = (await made()).map((at) => at.slice(0, 10))
    expect(days).toEqual(expect.arrayContaining(['2026-11-18', '2026-11-17', '2026-11-16']))
    expect(days).toContain(night(409).toISOString().slice(0, 10))
    const { newest } = await test.backups.status(night(8))
    expect(newest).toBe(night(8).toISOString())
  })
})

/** The end of an archive, which has no files. */
const emptyZip = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')
