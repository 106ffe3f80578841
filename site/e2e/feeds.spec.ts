import { expectAccessible } from './accessible.ts'
import { addProduct, expect, test } from './fixtures.ts'

test('the dealer switches Maschinensucher on, mends the machine that it leaves out, and the portal gets it', async ({
  adminPage: page,
  adminApi,
}) => {
  const machine = await addProduct(adminApi, { title: 'Probe ohne Daten', stockNumber: 'PORTAL-1' })
  await page.goto('/admin/dashboard')
  await page.getByRole('link', { name: 'Portale', exact: true }).click()
  const portal = page.getByRole('region', { name: 'Maschinensucher' })
  await portal.getByRole('switch', { name: 'Maschinensucher abholen lassen' }).click()
  await expect(page.getByText('Maschinensucher ist eingeschaltet')).toBeVisible()
  const address = portal.getByLabel('Adresse für Maschinensucher')
  await expect(address).toHaveValue(/\/feeds\/[\w-]{43}\/maschinensucher\.csv$/)
  await expect(portal.getByText('Noch nie abgeholt.')).toBeVisible()
  await expect(portal.getByRole('listitem').filter({ hasText: machine.title })).toContainText(
    'Technische Daten fehlen.',
  )
  await expectAccessible(page)

  await portal.getByRole('link', { name: machine.title }).click()
  await page.getByRole('textbox', { name: 'Tragkraft' }).fill('2.500 kg')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Gespeichert/ })).toBeVisible()

  await page.getByRole('link', { name: 'Portale' }).click()
  await expect(portal.getByText(/Maschinen sind enthalten/)).toBeVisible()
  await expect(portal.getByRole('link', { name: machine.title })).toBeHidden()
  const feed = await page.request.get(new URL(await address.inputValue()).pathname)
  expect(feed.status()).toBe(200)
  expect(await feed.text()).toContain(';PORTAL-1;')

  await page.reload()
  await expect(portal.getByText(/^.*Zuletzt abgeholt am/)).toBeVisible()
  const old = new URL(await address.inputValue()).pathname
  await portal.getByRole('button', { name: 'Adresse erneuern …' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erneuern' }).click()
  await expect(page.getByText('Maschinensucher hat eine neue Adresse')).toBeVisible()
  await expect(address).not.toHaveValue(new RegExp(old))
  expect((await page.request.get(old)).status()).toBe(404)

  await adminApi.delete(`/api/products/${machine.id}`)
  await adminApi.put('/api/feeds/maschinensucher', { data: { enabled: false } })
})

test('a feed that would lose too many machines is held until the dealer agrees', {
  tag: '@nightly',
}, async ({ adminPage: page, adminApi, expectedErrors }) => {
  expectedErrors.push(/409 \(Conflict\)/)
  const { data } = await (
    await adminApi.put('/api/feeds/machineryzone', { data: { enabled: true } })
  ).json()
  const path = new URL(data.address).pathname
  // The server may close a kept connection at the moment when it is reused.
  const headers = { Connection: 'close' }
  const count = async () =>
    (await (await page.request.get(path, { headers })).text()).match(/<equipment /g)?.length ?? 0
  const before = await count()
  const { data: products } = await (
    await adminApi.get('/api/products?limit=100&available=true')
  ).json()
  const ids: number[] = products.map(({ id }: { id: number }) => id)
  const [another = 0, ...some] = ids.slice(0, Math.ceil(before / 2) + 1)
  const withhold = (id: number) =>
    adminApi.put(`/api/products/${id}`, { data: { withheldFrom: ['machineryzone'] } })
  for (const id of some) await withhold(id)
  expect(await count()).toBe(before)

  await page.goto('/admin/dashboard')
  const notice = page.getByRole('alert', { name: 'Angehaltene Portale' })
  await expect(notice.getByText(/MachineryZone: .* fehlten sehr viele Maschinen/)).toBeVisible()
  await expectAccessible(page)
  await notice.getByRole('link', { name: 'Zu den Portalen' }).click()
  const portal = page.getByRole('region', { name: 'MachineryZone' })
  await expect(portal.getByText('Angehalten, bis Sie zustimmen')).toBeVisible()
  await expectAccessible(page)
  const agree = async () => {
    await portal.getByRole('button', { name: 'Freigeben …' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Freigeben' }).click()
  }
  await withhold(another)
  await agree()
  await expect(page.getByText(/Inzwischen fehlen andere Maschinen als angezeigt/)).toBeVisible()
  await expect(
    portal.getByText(new RegExp(`fehlen ${some.length + 1} von ${before} Maschinen`)),
  ).toBeVisible()
  await agree()
  await expect.poll(count).toBeLessThan(before * 0.7)
  await expect(portal.getByText('Angehalten, bis Sie zustimmen')).toBeHidden()

  for (const id of [another, ...some])
    await adminApi.put(`/api/products/${id}`, { data: { withheldFrom: [] } })
  await adminApi.put('/api/feeds/machineryzone', { data: { enabled: false } })
})
