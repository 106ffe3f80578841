import type { Page } from '@playwright/test'
import { adminPaths } from '../admin/data/adminPaths.ts'
import { adminProducts, expect, test } from './fixtures.ts'
import { goWithin } from './within-administration.ts'

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/
test.use({ expectedErrors: [NO_NETWORK] })

const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true }).click()

interface Form {
  name: string
  path: string
  fill: (page: Page) => Promise<void>
  submit: (page: Page) => Promise<void>
}

/** One of each kind: a new record, one of many sections, a row of a list, a field that saves at once. */
const forms: Form[] = [
  {
    name: 'a new user',
    path: '/admin/users/new',
    async fill(page) {
      await page.getByLabel('Benutzername').fill('ohnenetz')
      await page.getByLabel('E-Mail-Adresse').fill('ohnenetz@firma.example')
    },
    submit: (page) => page.getByRole('button', { name: 'Einladen' }).click(),
  },
  {
    name: 'the settings',
    path: '/admin/settings',
    fill: (page) => page.getByLabel('Kurzname').fill('Ohne Netz'),
    submit: save,
  },
  {
    name: 'a category in its row',
    path: '/admin/categories',
    async fill(page) {
      await page.getByRole('button', { name: 'Dieselstapler bearbeiten' }).click()
      await page.getByLabel('Name', { exact: true }).fill('Ohne Netz')
    },
    submit: save,
  },
  {
    name: 'a price in the list',
    path: adminProducts('Linde H30D'),
    async fill(page) {
      await page.getByRole('button', { name: /Preis von Linde H30D/ }).click()
      await page.getByLabel('Preis von Linde H30D in Euro').fill('21.000')
    },
    submit: (page) => page.getByRole('button', { name: 'Preis speichern' }).click(),
  },
]

const state = (page: Page, text: string) =>
  page.getByRole('banner').getByText(text, { exact: true })

test('offline, saving anything says so, and the header does not say that all is live', {
  tag: '@nightly',
}, async ({ adminPage: page, context }) => {
  for (const { name, path, fill, submit } of forms)
    await test.step(name, async () => {
      await page.goto(path)
      await fill(page)
      await context.setOffline(true)
      await submit(page)
      await expect(page.getByText(/Keine Verbindung zum Server/).first()).toBeVisible()
      await expect(state(page, 'Live')).toHaveCount(0)
      await expect(state(page, 'Offline')).toBeVisible()
      await context.setOffline(false)
      await expect(state(page, 'Live')).toBeVisible()
    })
})

test('what could not be saved offline is saved by another press, and an inquiry that was pressed offline opens with the connection', async ({
  adminPage: page,
  adminApi,
  context,
}) => {
  const sender = { name: 'Ole Ohnenetz', email: 'ole@firma.example', message: 'Noch zu haben?' }
  const { id } = (await (await adminApi.post('/api/contact', { data: sender })).json()).data
  const { data } = await (await adminApi.get('/api/products/2')).json()
  await page.goto('/admin/products/2/edit')
  await page.getByLabel('Standort').fill('Kiel')
  await context.setOffline(true)
  await save(page)
  const failure = page.getByRole('alert').filter({ hasText: 'Keine Verbindung zum Server' })
  await expect(failure).toBeVisible()
  await context.setOffline(false)
  await failure.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page).toHaveURL('/admin/products')
  const changed = await (await adminApi.get('/api/products/2')).json()
  expect(changed.data.location).toBe('Kiel')
  await adminApi.put('/api/products/2', { data: { location: data.location } })

  await goWithin(page, adminPaths.inquiries)
  const line = page.getByRole('row', { name: /Ole Ohnenetz/ })
  await expect(line).toBeVisible()
  await context.setOffline(true)
  await line.getByText('Ole Ohnenetz').click()
  await expect(page.getByText(/^Keine Verbindung\. .* öffnet sich/)).toBeVisible()
  await context.setOffline(false)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Noch zu haben?').first()).toBeVisible()
  await adminApi.delete(`/api/contact/${id}`)
})
