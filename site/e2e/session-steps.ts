import type { APIRequestContext, Page } from '@playwright/test'
import { TOKEN_KEY } from '../../shared/accounts/auth.ts'
import { adminPaths } from '../admin/data/adminPaths.ts'
import { expect } from './fixtures.ts'

export const TYPED = 'Guten Tag, der Stapler ist noch da.'
export const HINT = 'Ihre Sitzung ist beendet.'
export const changed = (page: Page) =>
  page.getByRole('dialog', { name: /jemand anders angemeldet/ })
export const note = (page: Page) => page.getByLabel('Notiz', { exact: true })

export const addInquiry = async (api: APIRequestContext, name: string): Promise<number> => {
  const data = { name, email: 'einkauf@post.example', message: 'Ist der Stapler noch da?' }
  return (await (await api.post('/api/contact', { data })).json()).data.id
}
export const messagesOf = async (api: APIRequestContext, id: number) =>
  (await (await api.get(`/api/contact/${id}`)).json()).data.messages

/** The server ends the session, and the browser does not know it yet. */
export async function loseSession(page: Page) {
  const token = await page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY)
  const headers = { Authorization: `Bearer ${token}` }
  expect((await page.request.post('/api/auth/logout', { headers })).status()).toBe(200)
}

export async function beginNote(page: Page, id: number, text = TYPED) {
  await page.goto(adminPaths.inquiry(id))
  await page.getByRole('radio', { name: 'Interne Notiz' }).check()
  await note(page).fill(text)
}
