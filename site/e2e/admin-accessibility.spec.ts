import type { Page } from '@playwright/test'
import { TOKEN_KEY } from '../../shared/accounts/auth.ts'
import { home } from '../../shared/texts/home.ts'
import { expectAccessible, expectToFit, NARROWEST } from './accessible.ts'
import { states } from './accessible-states.ts'
import { expect, test } from './fixtures.ts'
import { Watch } from './walk/watch.ts'
import { goWithin } from './within-administration.ts'

/** Of each layout the width that has least room for its tables, a tablet, and the smallest phone. */
const WIDTHS = [1200, 900, 768, NARROWEST]

// The preview beside a text runs nothing, and Chromium says so of each script in it.
test.use({ expectedErrors: [/Blocked script execution in 'about:srcdoc'/] })

async function expectToFitBelow(page: Page, width: number) {
  for (const narrower of WIDTHS.filter((other) => other < width)) {
    await page.setViewportSize({ width: narrower, height: 844 })
    await expectToFit(page)
  }
}

/** What stands on its screens stands on others as well, or has a journey that judges it; they are judged at night. */
const ALIKE = 'what is built like another one'

const screens = {
  'what is sold': [
    '/admin/heute',
    '/admin/dashboard',
    '/admin/inquiries',
    '/admin/inquiries/new',
    '/admin/offers',
    '/admin/message-templates/1/edit',
  ],
  machines: [
    '/admin/products',
    '/admin/products/1/edit',
    '/admin/categories',
    '/admin/feeds',
    '/admin/trash',
  ],
  'the house': [
    '/admin/users',
    '/admin/users/1/edit',
    '/admin/konto',
    '/admin/settings',
    '/admin/settings/werbeangaben',
    '/admin/texts/home/edit',
    '/admin/backups',
  ],
  [ALIKE]: [
    '/admin/products/1/history',
    '/admin/persons',
    '/admin/stock-import',
    '/admin/statistics',
    '/admin/message-templates',
    '/admin/message-templates/new',
    '/admin/products/new',
    '/admin/categories/new',
    '/admin/categories/1/history',
    '/admin/users/new',
    '/admin/settings/dealer/history',
    '/admin/texts',
    '/admin/texts/agb/edit',
    '/admin/texts/home/history',
  ],
}

/** What comes next is as wide as the test says, and nothing of it lies under the pointer. */
async function begin(page: Page, width: number) {
  await page.mouse.move(0, 0)
  await page.setViewportSize({ width, height: 844 })
}

/** Each screen begins as in a browser of its own, whatever the one before has kept. */
const forgetWithEachLoad = (page: Page) =>
  page.addInitScript((token) => {
    sessionStorage.clear()
    for (const key of Object.keys(localStorage)) if (key !== token) localStorage.removeItem(key)
  }, TOKEN_KEY)

for (const { colorScheme, width, tag } of [
  { colorScheme: 'light', width: 1440, tag: undefined },
  { colorScheme: 'dark', width: 390, tag: '@nightly' },
] as const)
  test.describe(`${colorScheme} at ${width} px`, { tag }, () => {
    test.use({
      colorScheme,
      viewport: { width, height: 844 },
      contextOptions: { reducedMotion: 'reduce' },
    })

    for (const [wing, addresses] of Object.entries(screens))
      test(`every screen of ${wing} is accessible`, {
        tag: wing === ALIKE ? '@nightly' : [],
      }, async ({ adminPage: page }) => {
        const watch = new Watch(page)
        await page.goto('/admin')
        for (const address of addresses)
          await test.step(address, async () => {
            await goWithin(page, address)
            await watch.settle(page)
            expect(await watch.takeProblems(page)).toEqual([])
            await expectAccessible(page)
            await expectToFitBelow(page, width)
            await page.setViewportSize({ width, height: 844 })
          })
      })

    test('an inquiry, the link of an invitation and a history with its way back are accessible', async ({
      adminPage: page,
      adminApi,
      request,
    }) => {
      const message = 'Ist der Stapler noch zu haben?'
      const data = { name: 'Ada Barrierefrei', email: 'ada@firma.example', message }
      const inquiry = (await (await request.post('/api/contact', { data })).json()).data
      const colleague = { username: 'Ada', email: 'ada@firma.example', role: 'sales' }
      const user = (await (await adminApi.post('/api/users', { data: colleague })).json()).data

      await test.step('an inquiry', async () => {
        const { id, receipt } = inquiry
        await page.goto(`/admin/inquiries?anfrage=${id}`)
        const dialog = page.getByRole('dialog', { name: `Anfrage ${receipt}` })
        await expect(dialog.getByText(message)).toBeVisible()
        await expectAccessible(page)
        await expectToFitBelow(page, width)
        await begin(page, width)
      })

      await test.step('the link of an invitation', async () => {
        await page.goto(`/admin/users/${user.id}/edit`)
        await page.getByRole('button', { name: 'Erneut einladen' }).click()
        await expect(page.getByRole('dialog', { name: 'Link für Ada' })).toBeVisible()
        await expectAccessible(page)
        await begin(page, width)
      })

      await test.step('a history with its way back', async () => {
        const content = { ...home.template, makers: { title: 'Unsere Marken' } }
        await adminApi.put('/api/texts/home', { data: { content } })
        await page.goto('/admin/texts/home/history')
        await expect(page.getByText('Hersteller › Überschrift').first()).toBeVisible()
        await expectAccessible(page)
        const restore = page.getByRole('button', { name: /^Diesen Stand wiederherstellen/ })
        await restore.first().click()
        await expect(page.getByRole('dialog')).toContainText('Unsere Marken →')
        await expectAccessible(page)
        await page.goto('/admin/texts/home/edit')
        await page.getByRole('button', { name: 'Zurück zur Vorlage' }).click()
        await expect(page.getByRole('dialog', { name: 'Zurück zur Vorlage?' })).toBeVisible()
        await expectAccessible(page)
      })

      await adminApi.delete('/api/texts/home')
      await adminApi.delete(`/api/users/${user.id}`)
      await adminApi.delete(`/api/contact/${inquiry.id}`)
    })

    for (const [wing, ofWing] of Object.entries(states))
      test(`every state of ${wing} is accessible`, { tag: '@nightly' }, async ({
        adminPage: page,
        expectedErrors,
      }) => {
        expectedErrors.push(/ERR_FAILED/)
        await forgetWithEachLoad(page)
        for (const [state, screen, reach] of ofWing)
          await test.step(state, async () => {
            await page.goto(screen)
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
            await reach(page)
            await expectAccessible(page)
            await expectToFitBelow(page, width)
            await begin(page, width)
          })
      })

    test('the login and the forms for a forgotten and for a new password are accessible', async ({
      page,
      expectedErrors,
    }) => {
      // As without an answer, the form stays though the link is none.
      expectedErrors.push(/ERR_FAILED/)
      await page.route('**/api/auth/check-link', (route) => route.abort())
      for (const form of ['login', 'passwort-vergessen', 'passwort-setzen#token=x'])
        await test.step(form, async () => {
          await page.goto(`/admin/${form}`)
          await expect(page.getByRole('textbox').first()).toBeVisible()
          await expectAccessible(page)
          await expectToFitBelow(page, width)
          await begin(page, width)
        })
    })
  })
