import type { BrowserContext, Page } from '@playwright/test'
import { adminProducts, expect, test } from './fixtures.ts'

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/
test.use({ expectedErrors: [NO_NETWORK] })

const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true }).click()

interface Form {
  name: string
  path: string
  fill: (page: Page) => Promise<void>
  submit: (page: Page) => Promise<void>
}

/** One of each kind: react-admin's forms, our own, fields that save at once. */
const forms: Form[] = [
  {
    name: 'a machine',
    path: '/admin/products/1/edit',
    fill: (page) => page.getByLabel('Standort').fill('Bremen'),
    submit: save,
  },
  {
    name: 'a new category',
    path: '/admin/categories/new',
    fill: (page) => page.getByLabel('Name').fill('Ohne Netz'),
    submit: save,
  },
  {
    name: 'a category in its row',
    path: '/admin/categories',
    async fill(page) {
      await page.getByRole('button', { name: 'Dieselstapler bearbeiten' }).click()
      await page.getByLabel('Name').fill('Ohne Netz')
    },
    submit: save,
  },
  {
    name: 'the settings',
    path: '/admin/settings',
    fill: (page) => page.getByLabel('Kurzname').fill('Ohne Netz'),
    submit: save,
  },
  {
    name: 'a text',
    path: '/admin/texts/agb/edit',
    fill: (page) => page.getByRole('textbox').first().fill('Ohne Netz'),
    submit: save,
  },
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
    name: 'a price in the list',
    path: adminProducts('Linde H30D'),
    async fill(page) {
      await page.getByRole('button', { name: /Preis von Linde H30D/ }).click()
      await page.getByLabel('Preis von Linde H30D in Euro').fill('21.000')
    },
    submit: (page) => page.getByRole('button', { name: 'Preis speichern' }).click(),
  },
]

async function failsOffline(page: Page, context: BrowserContext, form: Form) {
  await page.goto(form.path)
  await form.fill(page)
  await context.setOffline(true)
  await form.submit(page)
  await expect(page.getByText(/Keine Verbindung zum Server/).first()).toBeVisible()
  await expect(page.getByRole('banner').getByText('Live', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('banner').getByText('Offline', { exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('banner').getByText('Live', { exact: true })).toBeVisible()
}

for (const form of forms)
  test(`offline, saving ${form.name} says so, and the header does not say that all is live`, async ({
    adminPage: page,
    context,
  }) => {
    await failsOffline(page, context, form)
  })

test('what could not be saved offline is saved by another press', async ({
  adminPage: page,
  adminApi,
  context,
}) => {
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
})

test('an inquiry that is pressed offline says so, and opens with the connection', async ({
  adminPage: page,
  adminApi,
  context,
}) => {
  const sender = { name: 'Ole Ohnenetz', email: 'ole@firma.example', message: 'Noch zu haben?' }
  const { id } = (await (await adminApi.post('/api/contact', { data: sender })).json()).data
  await page.goto('/admin/inquiries')
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
