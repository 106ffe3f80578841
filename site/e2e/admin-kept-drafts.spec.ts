import { adminPaths } from '../admin/data/adminPaths.ts'
import { addColleague } from './colleague.ts'
import { expect, logIn, test } from './fixtures.ts'
import { addInquiry, beginNote, HINT, loseSession, note, TYPED } from './session-steps.ts'

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

test('what is chosen of a list outlives the end of a session, and no colleague finds it', {
  tag: '@nightly',
}, async ({ page, adminApi, expectedErrors }) => {
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
  await expect(page).toHaveURL(/\/admin\/(?:dashboard|heute)$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Anfragen' })).toHaveCount(0)
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
