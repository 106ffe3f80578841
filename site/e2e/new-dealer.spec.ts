import { newDataDir } from '../../api/tests/demo-stock.ts'
import { startServer } from '../../api/tests/server-process.ts'
import { paths } from '../../shared/addresses/paths.ts'
import { expect, logIn, test } from './fixtures.ts'

/** Everything by which the demo dealer could be told. */
const DEMO = /ElbStapler|Hamburg|Musterkai|20457|66969|Norderelbe/i

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><rect width="160" height="40" fill="#003a70"/></svg>'

test.slow()

test('a new dealer goes from the demo to their own name, logo, colour, hours and Impressum in one sitting, and their list without any machine says what to do', async ({
  page,
}) => {
  await using server = await ownServer()
  await page.goto(`${server.url}/admin`)
  await logIn(page)
  const steps = page.getByRole('region', { name: 'Vor der Veröffentlichung' })
  await expect(steps).toContainText('Firma, Kurzname, Straße, Telefon, E-Mail')
  await steps.getByRole('button', { name: 'Beispiele entfernen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click()
  await expect(
    page.getByText('24 Beispielmaschinen liegen im Papierkorb, 7 Beispielanfragen sind gelöscht.'),
  ).toBeVisible()
  await expect(steps.getByRole('button', { name: 'Beispiele entfernen' })).toHaveCount(0)

  await steps.getByRole('link', { name: /^Ihr Name/ }).click()
  await expect(page.getByLabel('Name (freiwillig)')).toBeFocused()
  await page.goBack()
  await steps.getByRole('link', { name: /^Pflichtangaben/ }).click()
  const legal = page.getByRole('region', { name: 'Rechtliches' })
  await expect(legal).toBeFocused()
  await expect(legal.getByRole('heading')).toBeInViewport()
  const sections = page.getByRole('navigation', { name: 'Abschnitte' })
  const goTo = (name: string) => sections.getByRole('link', { name }).click()
  await goTo('Angebote')
  await expect(page.getByRole('region', { name: 'Angebote' })).toBeInViewport()
  await page.goto(`${server.url}/admin/dashboard`)

  await steps.getByRole('link', { name: 'Firma, Anschrift und Rufnummern' }).click()
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const fill = async (fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields)) await field(label).fill(value)
  }
  const gone = page.getByText(
    /werden die Beispielangaben unter „Standorte“, .* und „Leasing“ geleert/,
  )
  await expect(gone).toHaveCount(0)
  await fill({
    Firma: 'Weser Flurförder GmbH',
    Kurzname: 'Weser Flurförder',
    'Straße und Hausnummer': 'Am Deich 7',
    Postleitzahl: '28195',
    Ort: 'Bremen',
    Telefon: '0421 5550-100',
    Notdienst: '',
    'E-Mail': 'kein-at',
  })
  await expect(gone).toBeVisible()
  await goTo('Rechtliches')
  await fill({
    Geschäftsführung: 'wird im Test benannt',
    Registergericht: 'Amtsgericht Bremen',
    Handelsregisternummer: 'HRB 1234',
    'Umsatzsteuer-Identifikationsnummer': 'DE 123 456 789',
  })
  await goTo('Öffnungszeiten')
  await fill({ Montag: '7-16', Samstag: 'nach Vereinbarung' })
  await goTo('Angaben, mit denen Sie werben')
  for (const proof of await page.getByLabel('Beleg').all()) await proof.fill('')
  await goTo('Logo und Farbe')
  await page.getByLabel('Akzentfarbe').fill('#00a0e0')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Ungültige E-Mail-Adresse')).toBeVisible()
  await field('E-Mail').fill('post@weser.example')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText(/Gespeichert/)).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Weser Flurförder Verwaltung')
  await expect(page).toHaveTitle('Einstellungen: Firma · Verwaltung Weser Flurförder')
  const desktop = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(field('Kurzname')).toHaveValue('Weser Flurförder')
  await expect(page.getByText(/nicht gespeicherten Entwurf/)).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.setViewportSize(desktop)
  await page.reload()
  await field('Telefax').fill('0421 5550-199')
  await goTo('Logo und Farbe')
  const logo = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) }
  await page.locator('input[type=file]').setInputFiles(logo)
  await expect(page.getByRole('img', { name: 'Ihr Logo' })).toBeVisible()
  await goTo('Firma')
  await expect(field('Telefax')).toHaveValue('0421 5550-199')
  await expect(field('Kurzname')).toHaveValue('Weser Flurförder')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText(/^Gespeichert/)).toBeVisible()

  await page.goto(`${server.url}/admin/dashboard`)
  const step = (name: string) => steps.getByRole('checkbox', { name: `Erledigt: ${name}` })
  await expect(step('Firma, Anschrift und Rufnummern')).toBeChecked()
  await expect(step('Logo und Farbe')).toBeDisabled()
  await expect(steps).toContainText('Standorte, Lieferung, Garantie, Leasing')
  await expect(step('Standorte, Lieferung, Garantie, Leasing eintragen')).not.toBeChecked()
  await expect(steps).toContainText('AGB mit Ihrer Rechtsberatung prüfen')
  await expect(step('Fertig. So sieht Ihre Seite aus.')).toBeDisabled()
  await expect(async () => {
    const open = steps.locator('input:not(:checked):not(:disabled)')
    if ((await steps.locator('input:not(:checked)').count()) > 1) await open.first().click()
    expect(await steps.locator('input:not(:checked)').count()).toBe(1)
  }).toPass()
  await step('Fertig. So sieht Ihre Seite aus.').click()
  await expect(steps).toHaveCount(0)

  await page.goto(server.url)
  await expect(
    page.getByRole('link', { name: 'Weser Flurförder GmbH, zur Startseite' }).first(),
  ).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Dieselstapler' })).toContainText(
    'Zurzeit auf Anfrage',
  )
  await expect(page.locator('.footer__hours')).toContainText('7:00–16:00 Uhr')
  await expect(page.locator('.footer__hours')).toContainText('nach Vereinbarung')
  await expect(page.locator('.header img.logo__image')).toHaveAttribute('src', /^\/logo\/.*\.svg$/)
  await page.goto(`${server.url}${paths.catalogue}?marke=Linde`)
  await expect(
    page.getByRole('heading', { name: 'Zurzeit keine Gabelstapler im Bestand' }),
  ).toBeVisible()
  const inquiry = page.locator('.nothing-found').getByRole('link', { name: 'Anfrage stellen' })
  await expect(inquiry).toHaveAttribute('href', paths.contactSeeking('Linde'))
  await page.goto(`${server.url}/impressum`)
  await expect(page.getByText('Amtsgericht Bremen')).toBeVisible()
  await expect(page.getByText('DE123456789')).toBeVisible()

  for (const address of await everyAddress(server.url)) {
    const answer = await page.request.get(address)
    expect(answer.status(), address).toBeLessThan(500)
    const text = (await answer.text()).replaceAll(/<style>[^<]*<\/style>/g, '')
    expect(text.match(DEMO)?.[0], address).toBeUndefined()
  }
})

async function ownServer() {
  const server = await startServer(await newDataDir(), { CONTACT_LIMIT: '0' })
  return {
    url: server.url,
    async [Symbol.asyncDispose]() {
      await server.terminate()
    },
  }
}

/** Every page of the sitemap, what is not in it, and what other programs read. */
async function everyAddress(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap/seiten.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  )
  const others = ['/merkliste', '/vergleich', '/gibt-es-nicht', '/admin', '/api/dealer']
  const paths = [...pages, ...others, '/api/openapi.json', '/api/categories', '/robots.txt']
  return paths.map((path) => origin + path)
}
