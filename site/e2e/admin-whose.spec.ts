import type { APIRequestContext, Page } from '@playwright/test'
import { TOKEN_KEY } from '../../shared/accounts/auth.ts'
import { adminPaths } from '../admin/data/adminPaths.ts'
import { addColleague } from './colleague.ts'
import { expect, logIn, test } from './fixtures.ts'
import { intercept } from './intercept.ts'

const TYPED = 'Guten Tag, der Stapler ist noch da.'
const HINT = 'Ihre Sitzung ist beendet.'
const changed = (page: Page) => page.getByRole('dialog', { name: /jemand anders angemeldet/ })
const note = (page: Page) => page.getByLabel('Notiz', { exact: true })

const addInquiry = async (api: APIRequestContext, name: string): Promise<number> => {
  const data = { name, email: 'einkauf@post.example', message: 'Ist der Stapler noch da?' }
  return (await (await api.post('/api/contact', { data })).json()).data.id
}
const messagesOf = async (api: APIRequestContext, id: number) =>
  (await (await api.get(`/api/contact/${id}`)).json()).data.messages

/** The server ends the session, and the browser does not know it yet. */
async function loseSession(page: Page) {
  const token = await page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY)
  const headers = { Authorization: `Bearer ${token}` }
  expect((await page.request.post('/api/auth/logout', { headers })).status()).toBe(200)
}

async function beginNote(page: Page, id: number, text = TYPED) {
  await page.goto(adminPaths.inquiry(id))
  await page.getByRole('radio', { name: 'Interne Notiz' }).check()
  await note(page).fill(text)
}

test('a draft outlives the end of a session and a reload for whoever wrote it, and a colleague at the same computer never sees it', {
  tag: '@everyday',
}, async ({ page, adminApi, expectedErrors }) => {
  expectedErrors.push(/401/)
  const colleague = await addColleague(adminApi, 'Tagschicht', 'administrator')
  const id = await addInquiry(adminApi, 'Dora Draft')
  await page.goto('/admin/login')
  await logIn(page)
  await expect(page).toHaveURL('/admin/dashboard')
  await beginNote(page, id)
  await page.goto('/admin/products/new')
  await page.getByRole('textbox', { name: 'Titel', exact: true }).fill('Halb getippt')

  await loseSession(page)
  await page.reload()
  await expect(page.getByText(HINT)).toBeVisible()
  await page.reload()
  await logIn(page, colleague)
  await expect(page.getByRole('link', { name: 'Mein Konto' }).first()).toBeVisible()
  await page.goto('/admin/products/new')
  await expect(page.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue('')
  await expect(page.getByText(/nicht gespeicherten Entwurf/)).toHaveCount(0)
  await page.goto(adminPaths.inquiry(id))
  await page.getByRole('radio', { name: 'Interne Notiz' }).check()
  await expect(note(page)).toHaveValue('')
  await page.goto(adminPaths.inquiries)
  await expect(page.getByText('Dora Draft').first()).toBeVisible()
  await expect(page.getByText('Text angefangen')).toHaveCount(0)
  // Nothing of his own waits, so that nothing is asked.
  await page.goto(adminPaths.logout)
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()

  await logIn(page)
  await expect(page.getByRole('link', { name: 'Mein Konto' }).first()).toBeVisible()
  await page.goto(adminPaths.inquiry(id))
  await page.getByRole('radio', { name: 'Interne Notiz' }).check()
  await expect(note(page)).toHaveValue(TYPED)
  await page.goto('/admin/products/new')
  await page.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(page.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue(
    'Halb getippt',
  )
  await adminApi.delete(`/api/contact/${id}`)
})

for (const hears of [true, false])
  test(`a window whose account was changed in another one ${hears ? 'says so' : 'that it did not hear of says so'}, sends nothing, and goes on where it was once its own account is back`, async ({
    page,
    adminApi,
    expectedErrors,
  }) => {
    expectedErrors.push(/401/)
    const sales = await addColleague(adminApi, hears ? 'Vera' : 'Viktor', 'sales')
    const other = await addColleague(adminApi, hears ? 'Otto' : 'Olga', 'sales')
    const id = await addInquiry(adminApi, 'Willi Wechsel')
    if (!hears)
      await page.addInitScript(() =>
        addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
      )
    await page.goto('/admin/login')
    await logIn(page, sales)
    await expect(page.getByRole('link', { name: 'Mein Konto' }).first()).toBeVisible()
    await beginNote(page, id)

    const elsewhere = await page.context().newPage()
    await elsewhere.goto('/robots.txt')
    const hand = (token: string) =>
      elsewhere.evaluate(([key, value]) => localStorage.setItem(key, value), [
        TOKEN_KEY,
        token,
      ] as const)
    await hand(other.token)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
    })
    if (!hears) await page.getByRole('button', { name: 'Notiz speichern' }).click()
    await expect(changed(page)).toContainText(other.username)
    await expect(changed(page)).toContainText(sales.username)
    // Enter and blanks of somebody who types on must not press anything.
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await expect(changed(page)).toBeVisible()
    expect(sent).toEqual([])
    expect(await messagesOf(adminApi, id)).toEqual([])
    const headers = { Authorization: `Bearer ${sales.token}` }
    const presence = await adminApi.post(`/api/contact/${id}/presence`, {
      data: { writing: false },
      headers,
    })
    expect((await presence.json()).data.map(({ name }: { name: string }) => name)).not.toContain(
      other.username,
    )

    // The same account with another session is no stranger.
    await hand(sales.token)
    if (!hears) await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(changed(page)).toHaveCount(0)
    await expect(note(page)).toHaveValue(TYPED)
    await page.getByRole('button', { name: 'Notiz speichern' }).click()
    await expect(page.getByText('Notiz gespeichert').first()).toBeVisible()
    expect(await messagesOf(adminApi, id)).toMatchObject([
      { kind: 'note', text: TYPED, author: sales.username },
    ])

    await page.getByRole('radio', { name: 'Interne Notiz' }).check()
    await note(page).fill('Noch etwas')
    await hand(other.token)
    if (!hears) await page.getByRole('button', { name: 'Notiz speichern' }).click()
    await changed(page)
      .getByRole('button', { name: /weiterarbeiten/ })
      .click()
    await expect(page.getByText(TYPED, { exact: true })).toBeVisible()
    await page.getByRole('radio', { name: 'Interne Notiz' }).check()
    await expect(note(page)).toHaveValue('')
    await hand(sales.token)
    await page.reload()
    await page.getByRole('radio', { name: 'Interne Notiz' }).check()
    await expect(note(page)).toHaveValue('Noch etwas')
    await adminApi.delete(`/api/contact/${id}`)
  })

test('whoever logs in where another one’s session has ended begins anew, and a log-out elsewhere takes the notice away', async ({
  page,
  adminApi,
  expectedErrors,
}) => {
  expectedErrors.push(/401/)
  const sales = await addColleague(adminApi, 'Sven', 'sales')
  await page.goto('/admin/login')
  await logIn(page)
  await expect(page).toHaveURL('/admin/dashboard')
  await page.getByRole('link', { name: 'Kategorien', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kategorien' })).toBeVisible()
  await loseSession(page)
  await page.getByRole('link', { name: 'Mein Konto' }).first().click()
  await expect(page.getByText(HINT)).toBeVisible()
  await logIn(page, sales)
  await expect(page).toHaveURL(adminPaths.today)
  await expect(page.getByTitle('Angemeldet als Sven')).toBeVisible()

  const other = await addColleague(adminApi, 'Silke', 'sales')
  const elsewhere = await page.context().newPage()
  await elsewhere.goto('/robots.txt')
  await elsewhere.evaluate(([key, value]) => localStorage.setItem(key, value), [
    TOKEN_KEY,
    other.token,
  ] as const)
  await expect(changed(page)).toBeVisible()
  await elsewhere.evaluate((key) => localStorage.removeItem(key), TOKEN_KEY)
  await expect(page.getByText(HINT)).toBeVisible()
  await expect(changed(page)).toHaveCount(0)
  await logIn(page, sales)
  await expect(page).toHaveURL(adminPaths.today)
})

test('a log-out in one window leads the other ones to the login, and a login brings them back', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/401/)
  await page.goto('/admin/login')
  await logIn(page)
  await expect(page).toHaveURL('/admin/dashboard')
  const second = await page.context().newPage()
  await second.goto('/admin/categories')
  await expect(second.getByRole('heading', { level: 1, name: 'Kategorien' })).toBeVisible()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  await expect(second.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  await logIn(page)
  await expect(page).toHaveURL(/dashboard/)
  await expect(second.getByRole('heading', { level: 1, name: 'Kategorien' })).toBeVisible()
})

test('an answer to a session that has ended does not end the one that has begun since', async ({
  page,
  token,
  expectedErrors,
}) => {
  expectedErrors.push(/401/)
  await page.goto('/admin/login')
  await logIn(page)
  await expect(page).toHaveURL('/admin/dashboard')
  const hand = () =>
    page.evaluate(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const)
  const refuse = await intercept(page, '**/api/categories**', async (route) => {
    await hand()
    const json = { success: false, error: 'Bitte melden Sie sich an' }
    await route.fulfill({ status: 401, json })
  })
  const refused = page.waitForResponse((response) => response.status() === 401)
  await page.getByRole('link', { name: 'Kategorien', exact: true }).first().click()
  await refused
  refuse()
  await page.getByRole('link', { name: 'Mein Konto' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY)).toBe(token)
})

test('what is chosen of a list outlives the end of a session, and no colleague finds it', async ({
  page,
  adminApi,
  expectedErrors,
}) => {
  expectedErrors.push(/401/)
  const colleague = await addColleague(adminApi, 'Sicht', 'administrator')
  const search = page.getByRole('searchbox').first()
  await page.goto('/admin/login')
  await logIn(page)
  await expect(page).toHaveURL('/admin/dashboard')
  await page.goto(`${adminPaths.inquiries}?filter=${encodeURIComponent('{"search":"Linde H30D"}')}`)
  await expect(search).toHaveValue('Linde H30D')
  await loseSession(page)
  await page.reload()
  await logIn(page, colleague)
  await expect(page.getByRole('link', { name: 'Mein Konto' }).first()).toBeVisible()
  await page.goto(adminPaths.inquiries)
  await expect(page.getByRole('heading', { level: 1, name: 'Anfragen' })).toBeVisible()
  await expect(search).toHaveValue('')
  await loseSession(page)
  await page.reload()
  await logIn(page)
  await expect(page.getByRole('link', { name: 'Mein Konto' }).first()).toBeVisible()
  await page.goto(adminPaths.inquiries)
  await expect(search).toHaveValue('Linde H30D')
})

test('a log-out deletes the own drafts and views alone, and nothing is kept for longer than thirty days', async ({
  page,
  adminApi,
}) => {
  const colleague = await addColleague(adminApi, 'Lena', 'sales')
  await page.goto('/admin/login')
  await logIn(page)
  await expect(page).toHaveURL('/admin/dashboard')
  const day = 24 * 60 * 60_000
  await page.evaluate(
    ([of, then, before]) => {
      const draft = (savedAt: string) => JSON.stringify({ savedAt, values: {} })
      localStorage.setItem(`gabelstapler.entwurf.${of}.kategorie`, draft(then))
      localStorage.setItem(`gabelstapler.entwurf.${of}.produkt.neu`, draft(before))
      localStorage.setItem('gabelstapler.entwurf.produkt.neu', draft(then))
    },
    [
      colleague.id,
      new Date(Date.now() - 29 * day).toISOString(),
      new Date(Date.now() - 31 * day).toISOString(),
    ] as const,
  )
  await page.goto('/admin/categories/new')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Angefangen')
  await page.goto(adminPaths.logout)
  await page.getByRole('button', { name: 'Verwerfen und abmelden' }).click()
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  const left = await page.evaluate(() => Object.keys(localStorage).sort())
  expect(left.filter((key) => key.startsWith('gabelstapler'))).toEqual([
    `gabelstapler.entwurf.${colleague.id}.kategorie`,
  ])
})

test('a browser without room says that what is typed is not kept, and one that may keep nothing says what to do', async ({
  adminPage: page,
  context,
  expectedErrors,
}) => {
  await page.goto('/admin/categories/new')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Zu viel')
  await expect(page.getByText(/Der Speicher dieses Browsers ist voll/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Zu viel')
  await page.goto(adminPaths.today)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.getByRole('button', { name: 'Alle', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Alle', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  expectedErrors.push(/SecurityError/)
  const closed = await context.newPage()
  await closed.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }),
  )
  await closed.goto('/admin/login')
  await expect(closed.getByText(/erlaubt dieser Website nicht, etwas zu speichern/)).toBeVisible()
})
