import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { imageSizes } from '../../../shared/images/image.ts'
import type { HousekeepingStatus } from '../../../shared/operation/housekeeping.ts'
import { IMAGES_PER_PRODUCT } from '../../../shared/product/field-rules.ts'
import { DAY } from '../../../shared/time/time.ts'
import { formOf, picture } from '../../catalogue/images/images.testing.ts'
import { logIn } from '../accounts.ts'
import { emptyFolder, type ServerProcess, startServer } from '../server-process.ts'
import { createTestApp, PASSWORD, type TestApp } from '../test-app.ts'
import { daysAhead } from './shifted-clock.ts'

const inquiry = {
  name: 'Erika Muster',
  email: 'erika@firma.example',
  message: 'Ist der Stapler noch zu haben?',
}

describe('a start 400 days ahead', () => {
  async function prepare(): Promise<string> {
    const folder = emptyFolder()
    const server = await startServer(folder, { SEED: 'none' })
    for (const _ of [1, 2, 3]) await call(server, 'POST', '/contact', inquiry)
    await fetch(`${server.url}/api/upload/images`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await server.token()}` },
      body: formOf([['bild.jpg', await picture()]]),
    })
    await server.terminate()
    return folder
  }

  async function call(server: ServerProcess, method: string, path: string, body?: object) {
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${await server.token()}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, ...(await response.json()) }
  }
  const status = async (server: ServerProcess): Promise<HousekeepingStatus> =>
    (await call(server, 'GET', '/housekeeping')).data
  const inquiries = async (server: ServerProcess) =>
    (await call(server, 'GET', '/contact')).pagination.total

  it('deletes nothing, says so, and all is well once the clock is right', async () => {
    const folder = await prepare()
    const ahead = await startServer(folder, daysAhead(400))
    await expect.poll(ahead.output).toMatch(/Aufräumen angehalten: Die Uhr steht auf/)
    expect(await status(ahead)).toMatchObject({
      doubt: 'clock',
      inquiries: { deletable: 3, total: 3 },
      images: { deletable: 1, total: 1 },
    })
    expect(await inquiries(ahead)).toBe(3)
    await ahead.terminate()

    const right = await startServer(folder)
    expect(await status(right)).toMatchObject({
      doubt: null,
      inquiries: { deletable: 0, total: 3 },
      images: { deletable: 0, total: 1 },
    })
    await right.terminate()
  })
})

describe('the clean-up', () => {
  let test: TestApp
  beforeEach(async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    test = await createTestApp({ CONTACT_LIMIT: '0' })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await test.close()
  })

  const inDays = (days: number) => new Date(Date.now() + days * DAY)
  /** Runs as it would if the site went on for so long. */
  const goOn = async (days: number) => {
    for (let day = 0; day < days; day += 29) await test.housekeeping.run(inDays(day))
    await test.housekeeping.run(inDays(days))
  }
  const add = async (count: number) => {
    for (let index = 0; index < count; index++)
      await test.call('POST', '/api/contact', { body: inquiry })
  }
  const left = async () => (await test.housekeeping.status(inDays(0))).inquiries.total
  const images = async (count: number) => {
    for (const size of Object.keys(imageSizes)) {
      await mkdir(join(test.images.folder, size), { recursive: true })
      for (let index = 0; index < count; index++)
        await writeFile(join(test.images.folder, size, `${index}.webp`), '')
    }
  }
  const imagesLeft = async () => (await test.housekeeping.status(inDays(0))).images.total

  it('asks before it deletes more than a tenth of all inquiries', async () => {
    await add(3)
    await goOn(400)
    expect(await test.housekeeping.status(inDays(400))).toMatchObject({
      doubt: 'amount',
      inquiries: { deletable: 3, total: 3 },
    })
    expect(await left()).toBe(3)
  })

  it('waits for an answer for as long as it takes, and does not doubt the clock for that', async () => {
    await add(3)
    await goOn(450)
    expect((await test.housekeeping.status(inDays(450))).doubt).toBe('amount')
  })

  it('does not ask about an inquiry or two', async () => {
    await add(2)
    await goOn(400)
    expect(await left()).toBe(0)
  })

  it('does not ask about a wave of spam', async () => {
    for (let index = 0; index < 5; index++)
      await test.call('POST', '/api/contact', { body: { ...inquiry, website: 'x' } })
    await goOn(40)
    expect(await test.housekeeping.status(inDays(40))).toMatchObject({ doubt: null, spam: 0 })
  })

  it('asks before it deletes more pictures than one machine has', async () => {
    await images(IMAGES_PER_PRODUCT + 1)
    await goOn(2)
    expect(await imagesLeft()).toBe(IMAGES_PER_PRODUCT + 1)
  })

  it('does not ask about the pictures of one machine', async () => {
    await images(IMAGES_PER_PRODUCT)
    await goOn(2)
    expect(await imagesLeft()).toBe(0)
  })

  it('deletes no more than what was to be deleted when the administrator was told', async () => {
    await add(3)
    const agree = (at: Date) =>
      test.call('POST', '/api/housekeeping/confirm', { token: test.token, body: { at } })
    const refused = await agree(inDays(400))
    expect(refused.status).toBe(409)
    expect(refused.error).toContain('Uhr')
    expect((await agree(inDays(-1))).status).toBe(200)
    expect(await left()).toBe(3)
    const nothing = { token: test.token, body: {} }
    expect((await test.call('POST', '/api/housekeeping/confirm', nothing)).status).toBe(400)
  })

  it('deletes what the administrator agrees to, and asks no more', async () => {
    await add(3)
    await test.housekeeping.run()
    vi.useFakeTimers({ toFake: ['Date'], now: inDays(400) })
    const token = await logIn(test, 'admin', PASSWORD)
    const { data } = await test.get<HousekeepingStatus>('/api/housekeeping', token)
    expect(data).toMatchObject({ doubt: 'clock', inquiries: { deletable: 3, total: 3 } })
    const { at } = data
    const agreed = await test.call('POST', '/api/housekeeping/confirm', { token, body: { at } })
    expect(agreed.data).toMatchObject({ doubt: null, inquiries: { deletable: 0, total: 0 } })
  })

  it('is the administrator’s business alone', async () => {
    expect((await test.get('/api/housekeeping')).status).toBe(401)
    const body = { at: new Date() }
    expect((await test.call('POST', '/api/housekeeping/confirm', { body })).status).toBe(401)
  })
})
