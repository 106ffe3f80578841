import type { Page } from '@playwright/test'
import type { Settings } from '../../shared/dealer/settings.ts'
import type { Inquiry } from '../../shared/inquiries/inquiry.ts'
import { expect, test } from './fixtures.ts'
import { mailedSite } from './mailed-site.ts'

/** A site of its own for the journeys of a file through „Heute“, each of which begins with an empty one. */
export function todaySite() {
  const site = mailedSite()
  const { call, open } = site

  test.beforeAll(async () => {
    // Whatever the time of day, no promise ends today.
    const { hours } = await call<Settings>('GET', '/settings')
    await call('PUT', '/settings', { hours: { ...hours, replyHours: 240 } })
  })

  // The demo dealer's inquiries and those of the journey before.
  test.beforeEach(async () => {
    for (const { id } of await call<Inquiry[]>('GET', '/contact?limit=100'))
      await call('DELETE', `/contact/${id}`)
  })

  /** Somebody who has called, and whose next step was due so many hours ago. */
  const addInquiry = (name: string, hours: number, changes: object = {}) =>
    call('POST', '/contact/manual', {
      source: 'phone',
      name,
      email: `${name.split(' ')[0]?.toLowerCase()}@firma.example`,
      phone: '040 66969-105',
      message: 'Ist der Stapler noch da?',
      nextStep: { at: new Date(Date.now() - hours * 3_600_000).toISOString(), text: 'Melden' },
      ...changes,
    })

  async function openToday(page: Page) {
    await open(page, '/admin/heute')
    await expect(page.getByRole('heading', { level: 1, name: 'Heute' })).toBeVisible()
  }

  return { ...site, addInquiry, openToday }
}

export const nameOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export const lineOf = (page: Page, name: string) =>
  page.locator('li[data-line]').filter({ hasText: name })

/** What can be done about a line shows where the pointer is. */
export async function press(page: Page, name: string, label: string) {
  await lineOf(page, name).hover()
  await page.getByRole('button', { name: `${label}: ${name}`, exact: true }).click()
}

/** The element with this text is where the next key goes. */
export const expectFocus = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(text)

/** The keyboard rests on the line of this customer: an arrow leads from there to what opens it. */
export const expectRest = (page: Page, name: string) => expect(lineOf(page, name)).toBeFocused()

/** Opens what a key opens below a line, and goes into it. */
export async function enterPanel(page: Page, key: string, panel: string) {
  await page.keyboard.press(key)
  await expect(page.getByRole('group', { name: panel })).toBeFocused()
  await page.keyboard.press('ArrowDown')
}

export const expectRadioFocus = (page: Page, value: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe(value)
