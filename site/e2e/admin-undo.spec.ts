import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { adminPaths } from '../admin/data/adminPaths.ts'
import { expectAccessible } from './accessible.ts'
import { addProduct, adminProducts, expect, findProduct, test } from './fixtures.ts'
import { intercept } from './intercept.ts'
import { goWithin } from './within-administration.ts'

const undo = (within: Page | Locator) => within.getByRole('button', { name: 'Rückgängig' })
const MACHINE = 'Quaxel QX 90'

async function receive(api: APIRequestContext, message: string): Promise<number> {
  const sender = { name: 'Rosa Rück', email: 'rosa@rueck.example' }
  return (await (await api.post('/api/contact', { data: { ...sender, message } })).json()).data.id
}

async function openInquiry(page: Page, api: APIRequestContext): Promise<number> {
  const id = await receive(api, 'Ist der Stapler noch da?')
  await page.goto(adminPaths.inquiry(id))
  return id
}

async function openMachine(page: Page, api: APIRequestContext) {
  await addProduct(api, { title: MACHINE, price: 12_000 })
  await page.goto(adminProducts(MACHINE))
}

/** Keeps changes of this address waiting until `cut`, which lets them fail; `reconnect` lets later ones through. */
async function hold(page: Page, address: string) {
  let calls = 0
  const { promise, resolve: cut } = Promise.withResolvers<void>()
  const reconnect = await intercept(page, address, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    calls += 1
    await promise
    return route.abort()
  })
  return { cut, reconnect, calls: () => calls }
}

const stage = (page: Page) => page.getByRole('dialog').getByLabel(/^Status von A-/)

interface Way {
  what: string
  /** Makes the change on its screen. */
  change: (page: Page, api: APIRequestContext) => Promise<unknown>
  /** The call that takes it back. */
  call: string
  /** What is said then. */
  undone: string | RegExp
}

/** By day the others are taken back where they are made: in the lists, and where inquiries are joined. */
const BY_DAY = 'the stage of an inquiry'

const ways: Way[] = [
  {
    what: BY_DAY,
    change: async (page, api) => {
      await openInquiry(page, api)
      await stage(page).selectOption('Abgeschlossen')
    },
    call: '**/api/contact/*',
    undone: 'Zurückgenommen, wieder „Neu“: Rosa Rück',
  },
  {
    what: 'what was marked as spam',
    change: async (page, api) => {
      await openInquiry(page, api)
      await page.getByRole('button', { name: 'Als Spam markieren' }).click()
    },
    call: '**/api/contact/*',
    undone: 'Zurückgenommen, wieder im Posteingang',
  },
  {
    what: 'who is in charge of an inquiry',
    change: async (page, api) => {
      await openInquiry(page, api)
      await page.getByRole('dialog').getByLabel('Zuständig').selectOption({ label: 'admin' })
    },
    call: '**/api/contact/*',
    undone: 'Zurückgenommen, zuständig: Niemand',
  },
  {
    what: 'a change of several inquiries',
    change: async (page, api) => {
      await receive(api, 'Ist der Stapler noch da?')
      await page.goto(adminPaths.inquiries)
      await page
        .getByRole('row', { name: /Rosa Rück/ })
        .first()
        .getByRole('checkbox')
        .check()
      await page.getByLabel('Zuweisen').selectOption({ label: 'admin' })
    },
    call: '**/api/contact/bulk',
    undone: 'Zurückgenommen: 1 Anfrage',
  },
  {
    what: 'a joining',
    change: async (page, api) => {
      await receive(api, 'Ist der Stapler noch da?')
      const id = await receive(api, 'Noch was: gibt es den mit Kabine?')
      await page.goto(adminPaths.inquiry(id))
      await page.getByRole('button', { name: 'Zusammenführen', exact: true }).first().click()
    },
    call: '**/api/contact/*/part',
    undone: /^A-\S+ steht wieder für sich$/,
  },
  {
    what: 'the status of a machine',
    change: async (page, api) => {
      await openMachine(page, api)
      await page.getByLabel(`Status von ${MACHINE}`).selectOption({ label: 'Inaktiv' })
    },
    call: '**/api/products/*',
    undone: /^Zurückgenommen, wieder „Aktiv“\./,
  },
  {
    what: 'the price of a machine',
    change: async (page, api) => {
      await openMachine(page, api)
      await page.getByRole('button', { name: `Preis von ${MACHINE} ändern` }).click()
      await expect(page.getByLabel(`Preis von ${MACHINE} in Euro`)).toBeFocused()
      await page.keyboard.type('11.500')
      await page.keyboard.press('Enter')
    },
    call: '**/api/products/*',
    undone: /^Zurückgenommen\./,
  },
  {
    what: 'a change of several machines',
    change: async (page, api) => {
      await openMachine(page, api)
      await page.locator('tbody').getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Ändern …' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Status').selectOption({ label: 'Inaktiv' })
      await dialog.getByRole('button', { name: 'Vorschau' }).click()
      await dialog.getByRole('button', { name: '1 Maschine ändern' }).click()
    },
    call: '**/api/products/bulk/*/undo',
    undone: 'Rückgängig gemacht: 1 Maschine',
  },
]

test.afterEach(async ({ adminApi }) => {
  const { data } = await (await adminApi.get('/api/contact?search=rueck.example')).json()
  for (const { id } of data) await adminApi.delete(`/api/contact/${id}`)
})

for (const { what, change, call, undone } of ways)
  test(`${what} is taken back once, says why that failed, and says that it is done`, {
    tag: what === BY_DAY ? [] : '@nightly',
  }, async ({ adminPage: page, adminApi, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/)
    await change(page, adminApi)
    await expect(undo(page)).toBeVisible()
    const { cut, reconnect, calls } = await hold(page, call)
    await undo(page).dblclick()
    await expect(undo(page)).toBeDisabled()
    await expectAccessible(page)
    cut()
    const failure = page.getByRole('alert').filter({ hasText: 'Fehler beim Zurücknehmen' })
    await expect(failure).toContainText('Keine Verbindung zum Server')
    await expect(undo(page)).toHaveCount(1)
    expect(calls()).toBe(1)
    reconnect()
    await undo(failure).click()
    await expect(page.getByText(undone)).toBeVisible()
    await expect(undo(page)).toHaveCount(0)
    if (await page.getByLabel(`Status von ${MACHINE}`).isVisible())
      await adminApi.delete(`/api/products/${(await findProduct(adminApi, MACHINE)).id}`)
  })

test('the keyboard stays on the way back while it is sent, and where it failed, unless one writes elsewhere by then', async ({
  adminPage: page,
  adminApi,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  await openMachine(page, adminApi)
  const status = page.getByLabel(`Status von ${MACHINE}`)
  await status.selectOption({ label: 'Inaktiv' })
  await undo(page).focus()
  const { cut, reconnect } = await hold(page, '**/api/products/*')
  await page.keyboard.press('Enter')
  await expect(undo(page)).toBeDisabled()
  await expect(undo(page)).toBeFocused()
  cut()
  await expect(page.getByText(/^Fehler beim Zurücknehmen: /)).toBeVisible()
  await expect(undo(page)).toBeFocused()
  reconnect()
  await page.keyboard.press('Enter')
  await expect(undo(page)).toHaveCount(0)
  await expect(status).toHaveValue('active')

  await status.selectOption({ label: 'Inaktiv' })
  await expect(undo(page)).toBeVisible()
  const again = await hold(page, '**/api/products/*')
  await undo(page).click()
  const search = page.getByRole('searchbox')
  await search.fill('Quaxel')
  again.cut()
  await expect(page.getByText(/^Fehler beim Zurücknehmen: /)).toBeVisible()
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('Quaxel')
  await adminApi.delete(`/api/products/${(await findProduct(adminApi, MACHINE)).id}`)
})

test('a change is said and taken back on another screen, where its own was left before it was answered', async ({
  adminPage: page,
  adminApi,
}) => {
  const id = await openInquiry(page, adminApi)
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  const goOn = await intercept(page, `**/api/contact/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await promise
    return route.fallback()
  })
  await stage(page).selectOption('Abgeschlossen')
  await page.keyboard.press('Escape')
  await goWithin(page, adminPaths.categories)
  await expect(page.getByRole('heading', { level: 1, name: 'Kategorien' })).toBeVisible()
  answer()
  goOn()
  await expect(page.getByText(/steht jetzt auf „Abgeschlossen“: Rosa Rück$/)).toBeVisible()
  await undo(page).click()
  await expect(page.getByText('Zurückgenommen, wieder „Neu“: Rosa Rück')).toBeVisible()
  expect((await (await adminApi.get(`/api/contact/${id}`)).json()).data.stage).toBe('new')
})

test('what a colleague has changed since is not taken back, which the notice says', {
  tag: '@nightly',
}, async ({ adminPage: page, adminApi, expectedErrors }) => {
  expectedErrors.push(/409/)
  const id = await openInquiry(page, adminApi)
  await stage(page).selectOption('Abgeschlossen')
  await expect(undo(page)).toBeVisible()
  await adminApi.put(`/api/contact/${id}`, { data: { stage: 'contacted' } })
  await undo(page).click()
  await expect(
    page.getByText(/^Fehler beim Zurücknehmen: Das wurde inzwischen geändert\./),
  ).toBeVisible()
  await expect(stage(page)).toHaveValue('contacted')
})
