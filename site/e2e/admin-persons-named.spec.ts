import { expectAccessible, expectToFit, NARROWEST } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { mailedSite } from './mailed-site.ts'

const { at, call, open } = mailedSite()

test('an address that only stands in somebody’s messages leads to their file with a word of warning', {
  tag: '@nightly',
}, async ({ page }) => {
  const [hers, colleague] = ['karla.kunde@firma.example', 'lager.karla@firma.example']
  const data = { name: 'Karla Kunde', email: hers, message: 'Was kostet die Lieferung?' }
  const sent = await page.request.post(at('/api/contact'), { data })
  const { id, receipt } = (await sent.json()).data
  const reply = { kind: 'reply', text: 'Gern, hier die Maße.', cc: [colleague] }
  await call('POST', `/contact/${id}/messages`, reply)
  await open(page, '/admin/persons')
  const search = page.getByLabel('E-Mail-Adresse, Telefon oder Name')
  const card = page.getByRole('region', { name: 'Karla Kunde' })
  await search.fill(hers)
  await page.keyboard.press('Enter')
  await expect(card.getByText('Gefunden über: eigene E-Mail-Adresse')).toBeVisible()
  await search.fill(colleague)
  await page.keyboard.press('Enter')
  await expect(card.getByText(`„${colleague}“ ist keine Adresse von Karla Kunde`)).toBeVisible()
  await expect(card.getByRole('link', { name: receipt })).toBeVisible()
  await expect(
    card.getByRole('button', { name: 'Auskunft über Karla Kunde herunterladen' }),
  ).toBeVisible()
  await card.getByRole('button', { name: 'Alles von Karla Kunde löschen …' }).click()
  const question = page.getByRole('dialog', { name: 'Karla Kunde löschen?' })
  await expect(question.getByText(`„${colleague}“ ist keine Adresse`)).toBeVisible()
  await expect(question.getByText(/^Anfrage A-.* wird gelöscht$/)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: NARROWEST, height: 740 })
  await expectToFit(page)
})
