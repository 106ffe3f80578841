import type { Page } from '@playwright/test'
import { TOKEN_KEY } from '../../shared/accounts/auth.ts'
import type { Product } from '../../shared/product/product.ts'
import { addColleague } from './colleague.ts'
import { expect, test } from './fixtures.ts'
import { cutOff } from './intercept.ts'
import { call, choosePhotos, endStarted, logIn, productOf, widthsOf } from './yard-phone.ts'

test.afterEach(endStarted)

/** How a browser takes its databases from a page. */
type Loss = (typeof LOSSES)[number]
const LOSSES = ['closed', 'terminated', 'lost', 'aborted'] as const

/** Has the page's own connections at hand, which no other script can reach. */
const followConnections = (page: Page) =>
  page.addInitScript(() => {
    const opened = new Set<IDBDatabase>()
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (...names) {
      const request = open.apply(this, names)
      request.addEventListener('success', () => opened.add(request.result))
      return request
    }
    Object.assign(window, { opened })
  })

const lose = (page: Page, loss: Loss) =>
  page.evaluate((way) => {
    const opened: Set<IDBDatabase> = Reflect.get(window, 'opened')
    for (const database of opened) {
      if (way === 'lost')
        database.transaction = () => {
          throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
        }
      else if (way === 'aborted') {
        // With what is on its way.
        const { transaction } = database
        database.transaction = function (...names) {
          const begun = transaction.apply(this, names)
          queueMicrotask(() => {
            begun.abort()
            database.close()
          })
          return begun
        }
      } else database.close()
      if (way === 'terminated') database.dispatchEvent(new Event('close'))
    }
    opened.clear()
  }, loss)

for (const loss of LOSSES)
  test(`a photograph, a sighting and a note survive a database that the browser has ${loss}, and are sent`, {
    tag: loss === 'closed' ? [] : '@nightly',
  }, async ({ page, server, expectedErrors }) => {
    expectedErrors.push(/ERR_/, /Failed to load/)
    await followConnections(page)
    await logIn(page, server)
    const reconnect = await cutOff(page, '**/api/yard/products/**')
    await page.goto('/admin/hof/7')
    await expect(page.getByRole('button', { name: 'Heute gesehen' })).toBeVisible()
    const before = (await widthsOf(server, await productOf(server, 7))).length

    await lose(page, loss)
    await page.getByRole('button', { name: 'Heute gesehen' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Heute gesehen' })).toBeVisible()
    await lose(page, loss)
    await choosePhotos(page, [431, 432])
    await expect(page.getByText('2 Fotos auf diesem Telefon gesichert')).toBeVisible()
    await lose(page, loss)
    await page.getByLabel('Interne Notiz').fill(`Datenbank ${loss}`)
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText(/2 Fotos und 2 Änderungen warten/)).toBeVisible()

    await lose(page, loss)
    reconnect()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByText(/auf diesem Telefon, bis/)).toHaveCount(0)
    await expect.poll(async () => (await productOf(server, 7)).note).toBe(`Datenbank ${loss}`)
    const widths = await widthsOf(server, await productOf(server, 7))
    expect(widths.slice(before)).toEqual([431, 432])
  })

test('what another window deletes of the database does not stop what waits @nightly', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/, /Failed to load/)
  await logIn(page, server)
  const reconnect = await cutOff(page, '**/api/yard/products/**')
  await page.goto('/admin/hof/8')
  await choosePhotos(page, [433])
  await expect(page.getByText('1 Foto auf diesem Telefon gesichert')).toBeVisible()
  await page.getByLabel('Interne Notiz').fill('Bleibt')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText(/1 Foto und 1 Änderung warten/)).toBeVisible()
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('gabelstapler.hof').onsuccess = resolve
      }),
  )
  reconnect()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(async () => (await productOf(server, 8)).note).toBe('Bleibt')
  await expect(page.getByText(/nicht mehr auf diesem Telefon/)).toBeVisible()
})

test('the stock that a phone has kept is there though its database was closed @nightly', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_/, /Failed to load/)
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    let isFirst = true
    IDBFactory.prototype.open = function (...names) {
      const request = open.apply(this, names)
      if (names[0] === 'gabelstapler.hof.bestand' && isFirst) {
        isFirst = false
        request.addEventListener('success', () => request.result.close())
      }
      return request
    }
  })
  await logIn(page, server)
  await expect(page.getByText('Angemeldet als admin')).toBeVisible()
  await page.getByLabel('Nummer oder Name').fill('Linde')
  await expect(page.getByRole('link', { name: /Linde/ }).first()).toBeVisible()
  await cutOff(page, '**/api/**')
  await page.reload()
  await page.getByLabel('Nummer oder Name').fill('Linde')
  await expect(page.getByRole('link', { name: /Linde/ }).first()).toBeVisible()
  await expect(page.getByText(/Stand des Bestands/)).toBeVisible()
})

test('a photograph that a full phone did not keep is kept by a second try, and all failures are said in German @nightly', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/hof/9')
  await expect(page.getByRole('button', { name: 'Heute gesehen' })).toBeVisible()
  const failWith = (name: string) =>
    page.evaluate((reason) => {
      const { prototype } = IDBObjectStore
      const { add } = prototype
      Object.assign(window, {
        mend: () => {
          prototype.add = add
        },
      })
      prototype.add = () => {
        throw new DOMException('An English sentence', reason)
      }
    }, name)
  const mend = () => page.evaluate('mend()')

  await failWith('QuotaExceededError')
  await choosePhotos(page, [440, 441])
  await expect(page.getByRole('alert').filter({ hasText: 'Telefons ist voll' })).toHaveCount(2)
  await mend()
  await failWith('InvalidStateError')
  await page.getByRole('button', { name: 'Noch einmal sichern (2 Fotos)' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Speicher des Telefons' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Heute gesehen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Speicher des Telefons' })).toBeVisible()
  await expect(page.getByText('English')).toHaveCount(0)
  await page.getByRole('link', { name: 'Zurück' }).click()
  const question = page.getByRole('dialog', { name: 'Änderungen verwerfen?' })
  await expect(question).toContainText('2 Fotos sind noch nicht auf diesem Telefon gesichert.')
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await mend()
  await page.getByRole('button', { name: 'Noch einmal sichern (2 Fotos)' }).click()
  await expect(
    page.getByText(/^2 Fotos (?:auf diesem Telefon gesichert|übertragen)$/),
  ).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Telefons' })).toHaveCount(0)
})

test('a database that does not answer, as Safari opens them now and then, is opened once more', {
  tag: '@nightly',
}, async ({ adminPage: page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    let isFirst = true
    IDBFactory.prototype.open = function (...names) {
      const request = open.apply(this, names)
      if (names[0] !== 'gabelstapler.hof' || !isFirst) return request
      isFirst = false
      request.addEventListener('success', (event) => event.stopImmediatePropagation())
      return request
    }
  })
  await page.goto('/admin/hof')
  await expect(page.getByRole('status', { name: 'Wird geladen' })).toBeVisible()
  await expect(async () => {
    await page.clock.runFor(16_000)
    await expect(page.getByText('Angemeldet als admin')).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('a phone whose database does not open says so in German', async ({ adminPage: page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
  })
  await page.goto('/admin/hof')
  await expect(page.getByText(/Speicher des Telefons/)).toBeVisible()
  await expect(page.getByText('insecure')).toHaveCount(0)
})

test('what waits of one account is not sent in the name of another that has logged in elsewhere, and a note that is typed outlives it', {
  tag: '@nightly',
}, async ({ page, server, adminApi, expectedErrors }) => {
  expectedErrors.push(/ERR_/, /Failed to load/)
  const colleague = await addColleague(adminApi, 'Hofwechsel', 'stock')
  await logIn(page, server)
  const own = await page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY)
  const reconnect = await cutOff(page, '**/api/yard/products/**')
  await page.goto('/admin/hof/10')
  await page.getByRole('button', { name: 'Heute gesehen' }).click()
  await expect(page.getByText(/wartet auf diesem Telefon/)).toBeVisible()
  await page.getByLabel('Interne Notiz').fill('Noch nicht gespeichert')

  const other = await page.context().newPage()
  await other.goto(`${server.url}/robots.txt`)
  const hand = (token: string | null) =>
    other.evaluate(([key, value]) => localStorage.setItem(key, value), [
      TOKEN_KEY,
      token ?? '',
    ] as const)
  await hand(colleague.token)
  const dialog = page.getByRole('dialog', { name: /jemand anders angemeldet/ })
  await expect(dialog).toContainText(colleague.username)
  reconnect()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await dialog.getByRole('button', { name: /weiterarbeiten/ }).click()
  await expect(page.getByLabel('Interne Notiz')).toHaveValue('')
  await page.getByRole('link', { name: 'Zurück' }).click()
  await expect(page.getByText(/wartet noch etwas von einem anderen Konto/)).toBeVisible()
  expect(
    (await call<Product & { seenBy?: string }>(server, '/products/10')).seenBy ?? null,
  ).not.toBe(colleague.username)

  await hand(own)
  await page.goto('/admin/hof/10')
  await expect(page.getByLabel('Interne Notiz')).toHaveValue('Noch nicht gespeichert')
  await expect(page.getByText(/Zuletzt gesehen .* von admin/)).toBeVisible()
})
