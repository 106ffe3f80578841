import type { PublishStatus } from '../../shared/operation/publish.ts'
import { adminPaths } from '../admin/data/adminPaths.ts'
import { expect, test } from './fixtures.ts'
import { intercept } from './intercept.ts'
import { goWithin } from './within-administration.ts'

test('a page that could not be rendered and a CDN that keeps old ones are named with their reason and tried again, and the dashboard links to the pages of the last change', async ({
  adminPage: page,
  adminApi,
}) => {
  const { data } = await (await adminApi.get('/api/publish')).json()
  const status: PublishStatus = {
    ...data,
    failures: [{ path: '/kategorie/diesel', error: 'Status 500', at: new Date().toISOString() }],
    edge: { error: 'nicht erreichbar', since: '2026-11-20T09:30:00.000Z' },
  }
  const mend = await intercept(page, '**/api/publish', (route) =>
    route.fulfill({ json: { success: true, data: status } }),
  )
  await page.goto('/admin/categories')
  const failure = page.getByRole('alert').filter({ hasText: '1 Seite nicht aktualisiert' })
  await expect(failure.getByText('Kategorie diesel: Status 500')).toBeVisible()
  await expect(failure).toContainText('keine Änderungen an (nicht erreichbar)')
  await expect(page.getByRole('banner').getByText('1 Seite nicht aktualisiert')).toBeVisible()

  mend()
  await failure.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(failure).toHaveCount(0)
  await expect(page.getByRole('banner').getByText('Live', { exact: true })).toBeVisible()

  const { data: machine } = await (await adminApi.get('/api/products/3')).json()
  await adminApi.put('/api/products/3', { data: { location: 'Lübeck' } })
  await goWithin(page, adminPaths.dashboard)
  const panel = page.getByRole('region', { name: 'Veröffentlichung' })
  await expect(panel.getByRole('link', { name: machine.title, exact: true })).toHaveAttribute(
    'href',
    '/produkt/3',
  )
  await adminApi.put('/api/products/3', { data: { location: machine.location } })
})
