import { TOKEN_KEY } from '../../shared/accounts/auth.ts'
import { adminPaths } from '../admin/data/adminPaths.ts'
import { addColleague } from './colleague.ts'
import { expect, logIn, test } from './fixtures.ts'
import { intercept } from './intercept.ts'
import {
  addInquiry,
  beginNote,
  changed,
  HINT,
  loseSession,
  messagesOf,
  note,
  TYPED,
} from './session-steps.ts'

for (const [hears, tag] of [
  [true, undefined],
  [false, '@nightly'],
] as const)
  test(`a window whose account was changed in another one ${hears ? 'says so' : 'that it did not hear of says so'}, sends nothing, and goes on where it was once its own account is back`, {
    tag,
  }, async ({ page, adminApi, expectedErrors }) => {
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

test('an answer to a session that has ended does not end the one that has begun since', {
  tag: '@nightly',
}, async ({ page, token, expectedErrors }) => {
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
