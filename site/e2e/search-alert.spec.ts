import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { PASSWORD } from '../../api/tests/server-process.ts'
import { paths } from '../../shared/addresses/paths.ts'
import { expectAccessible } from './accessible.ts'
import { expect, logIn, test, WITHOUT_SCRIPT } from './fixtures.ts'
import { mailedSite } from './mailed-site.ts'
import { fillMasterData } from './product-form.ts'

const { at, dataDir, mailServer } = mailedSite()

/** The next mail to somebody. */
async function mailTo(address: string, subject: RegExp) {
  for (let count = 1; ; count++) {
    await mailServer.hasReceived(count)
    const mail = mailServer.mails[count - 1]
    if (mail?.to.includes(address) && subject.test(mail.headers.subject ?? '')) return mail
  }
}

/** Where a link of a mail leads on this server, whose address has a port besides. */
const linkIn = (text: string) => at(/http:\/\/localhost(\/suchauftrag\/\w+)/.exec(text)?.[1] ?? '')

/** As if it were seven in the morning. */
function makeDue() {
  const database = new SQLite(join(dataDir(), 'gabelstapler.sqlite'))
  database.prepare('update search_alert set next_at = ? where next_at is not null').run(Date.now())
  database.close()
}

test('a buyer leaves what they seek, hears of the machine when it has come, and ends it with one press', async ({
  page,
  visitorPage,
}) => {
  test.setTimeout(120_000)
  const query = '?kategorie=electric&marke=crown&preis_bis=20000'
  await page.goto(at(`${paths.catalogue}${query}`))
  const alert = page.getByRole('region', { name: 'Nichts Passendes dabei?' })
  await expect(alert).toContainText('Elektrostapler, Crown, bis 20.000')
  await expect(page.getByLabel('Kategorie')).toBeEnabled()
  await alert.getByLabel('Ihre E-Mail-Adresse').fill('einkauf@firma.example')
  await expectAccessible(page)
  await alert.getByRole('button', { name: 'Suchauftrag anlegen' }).click()
  await expect(alert.getByRole('status')).toContainText('Bitte sehen Sie in Ihr Postfach')

  const confirm = await mailTo('einkauf@firma.example', /bestätigen/)
  await page.goto(linkIn(confirm.text))
  await expect(page.getByText('Er ist noch nicht bestätigt.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Suchauftrag bestätigen' }).click()
  await expect(page.getByText('Ihr Suchauftrag ist bestätigt.')).toBeVisible()

  await visitorPage.goto(at('/admin/login'))
  await logIn(visitorPage, { username: 'admin', password: PASSWORD })
  await visitorPage.waitForURL(({ pathname }) => !pathname.endsWith('/login'))
  await visitorPage.goto(at('/admin/products/new'))
  await fillMasterData(visitorPage, 'Crown FC 5200')
  await visitorPage.getByRole('button', { name: 'Speichern' }).click()
  await expect(visitorPage.getByText(/1 Suchauftrag .*zu dieser Maschine\./).first()).toBeVisible({
    timeout: 20_000,
  })
  await visitorPage.getByRole('link', { name: 'Wer sucht das?' }).click()
  await expect(visitorPage.getByText('morgens um 7 Uhr')).toBeVisible()

  makeDue()
  const news = await mailTo('einkauf@firma.example', /Neu zu Ihrer Suche: Crown FC 5200/)
  expect(news.text.replaceAll('\u00a0', ' ')).toContain('17.950 € zzgl. MwSt.')
  expect(news.text).toContain('weil Sie suchen: Elektrostapler, Crown, bis')
  const [, picture = ''] =
    /<img src="http:\/\/localhost(\/vorschaubild\/[^"]+)"/.exec(news.html) ?? []
  expect((await page.request.get(at(picture))).headers()['content-type']).toBe('image/jpeg')

  const end = news.headers['list-unsubscribe']?.replace(/^<http:\/\/localhost|>$/g, '') ?? ''
  expect((await page.request.get(at(end))).status()).toBe(200)
  const ended = await page.request.post(at(end), {
    form: { 'List-Unsubscribe': 'One-Click' },
  })
  expect(await ended.text()).toContain('Dieser Suchauftrag ist beendet und gelöscht')
  expect((await page.request.get(linkIn(news.text))).status()).toBe(404)
})

test.describe('without a script', () => {
  test.use({ ...WITHOUT_SCRIPT, expectedErrors: [/400 \(Bad Request\)/] })

  test('a buyer asks with a form, changes what they seek and ends it, and whoever did not ask blocks their address with one press or two', async ({
    page,
  }) => {
    await page.goto(at(`${paths.catalogue}?marke=linde`))
    await page.getByLabel('Ihre E-Mail-Adresse').fill('lise@firma.example')
    await page.getByRole('button', { name: 'Suchauftrag anlegen' }).press('Enter')
    await expect(
      page.getByRole('heading', { name: 'Bitte sehen Sie in Ihr Postfach' }),
    ).toBeVisible()
    await page.goto(linkIn((await mailTo('lise@firma.example', /bestätigen/)).text))
    await page.getByText('Suche ändern').first().click()
    const capacity = page.getByLabel('Tragkraft von')
    await capacity.fill('zwei')
    await page.getByLabel('Preis bis').fill('15.000,00 €')
    await page.getByRole('button', { name: 'Suche ändern' }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('Tragkraft von „zwei“: Tragkraft: bitte')
    await expect(page.getByText('Gesucht: Linde')).not.toContainText('15.000')
    await expect(capacity).toHaveValue('zwei')
    await expect(capacity).toHaveAccessibleDescription(/^Tragkraft: bitte/)
    await capacity.fill('')
    await page.getByRole('button', { name: 'Suche ändern' }).press('Enter')
    await expect(page.getByText('Linde, bis 15.000')).toBeVisible()
    await page.getByRole('button', { name: 'Suchauftrag beenden' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Suchauftrag beendet' })).toBeVisible()

    await page.goto(at(`${paths.catalogue}?marke=crown`))
    await page.getByLabel('Ihre E-Mail-Adresse').fill('opfer@firma.example')
    await page.getByRole('button', { name: 'Suchauftrag anlegen' }).press('Enter')
    const link = linkIn((await mailTo('opfer@firma.example', /bestätigen/)).text)
    await page.goto(`${link}#sperren`)
    await page.getByRole('button', { name: 'Adresse sperren' }).dblclick()
    await expect(page.getByRole('heading', { name: 'Ihre Adresse ist gesperrt' })).toBeVisible()
  })

  test('without a mail server the list offers one inquiry that says what was sought, also where it has no machine', async ({
    page,
  }) => {
    const region = page.getByRole('region', { name: 'Nichts Passendes dabei?' })
    const ask = page.getByRole('main').getByRole('link', { name: 'Anfrage stellen' })
    for (const [query, sought] of [
      ['marke=Linde&preis_bis=30000', 'Linde, bis 30\\.000\\s€'],
      [
        'suche=Schubwaagen&antrieb=diesel&preis_bis=20000',
        '„Schubwaagen“, bis 20\\.000\\s€, Antrieb: Diesel$',
      ],
    ] as const) {
      await page.goto(`${paths.catalogue}?${query}`)
      await expect(region.getByRole('textbox')).toHaveCount(0)
      await ask.click()
      await expect(page).toHaveURL(/\/kontakt\?anliegen=suche&gesucht=/)
      await expect(page.getByLabel('Nachricht')).toHaveValue(RegExp(`\\n\\nGesucht: ${sought}`))
    }
  })
})

test('a form with a wrong address comes back as it was filled in', async ({ request }) => {
  const answer = await request.post(at(paths.alerts), {
    form: { email: 'lise(at)firma', query: 'marke=linde' },
  })
  expect(answer.status()).toBe(400)
  const text = await answer.text()
  expect(text).toContain('Ungültige E-Mail-Adresse')
  expect(text).toContain('lise(at)firma')
})
