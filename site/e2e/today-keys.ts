import type { Page } from '@playwright/test'
import type { Inquiry } from '../../shared/inquiries/inquiry.ts'
import { expect } from './fixtures.ts'
import { intercept } from './intercept.ts'
import { lineOf, todaySite } from './today-site.ts'

/** A site of its own for journeys through „Heute“ with the keyboard alone. */
export function todayByKeys() {
  const { call, mailServer, open } = todaySite()

  /** Customers whose next step is due, in this order. */
  async function addInquiries(...names: string[]) {
    for (const [index, name] of names.entries())
      await call('POST', '/contact/manual', {
        source: 'phone',
        name,
        email: `${name.replaceAll(' ', '.').toLowerCase()}@firma.example`,
        message: 'Ist der Stapler noch da?',
        nextStep: {
          at: new Date(Date.now() - 86_400_000 + index * 60_000).toISOString(),
          text: 'Melden',
        },
      })
  }

  async function openToday(page: Page, size = DESK) {
    await page.setViewportSize(size)
    await open(page, '/admin/heute')
    await expect(page.getByRole('button', { name: 'Alle', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Alle', exact: true }).click()
    await expect(page.locator('li[data-line]').first()).toBeVisible()
  }

  const stages = async () => {
    const inquiries = await call<Inquiry[]>('GET', '/contact?limit=100&sort=createdAt&order=asc')
    return inquiries.map(({ stage }) => stage)
  }

  return { call, mailServer, addInquiries, openToday, stages }
}

export const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** The keyboard is on the line of this customer, or in it. */
export const expectLine = (page: Page, name: string) =>
  expect(lineOf(page, name).and(page.locator(':focus-within, :focus'))).toBeVisible()

export const box = (page: Page) => page.getByLabel('Antwort', { exact: true })

/** As fast as the browser takes it. */
export const type = (page: Page, text: string) => page.keyboard.type(text, { delay: 0 })

/** Holds back what is loaded from now on, scripts and inquiries, until the returned function is called. */
export async function delay(page: Page): Promise<() => void> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  const held = /\/_astro\/.*\.js|\/api\/contact\/\d+$|\/api\/mail/
  await intercept(page, held, async (route) => {
    await arrival
    await route.fallback()
  })
  return arrive
}
