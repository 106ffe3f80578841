import type { Page } from '@playwright/test'
import { paths } from '../../shared/addresses/paths.ts'
import { alert, fill, send } from './contact-form.ts'
import { expect, findProduct, test, WITHOUT_SCRIPT } from './fixtures.ts'
import { intercept } from './intercept.ts'

test('a callback asks for the number first, and needs a name besides', async ({
  page,
  adminApi,
}) => {
  const product = await findProduct(adminApi, 'Linde E16P')
  await page.goto(paths.callback(product.id))
  const [phone, callback] = [page.getByLabel('Telefon'), page.getByLabel(/rufen Sie mich zurück/)]
  await expect(callback).toBeChecked()
  await expect(page.getByRole('textbox').first()).toHaveAccessibleName(/Telefon/)
  // Their times make room for themselves above what is pressed next.
  await expect(page.getByRole('group', { name: 'Wann dürfen wir anrufen?' })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Erika Rückruf')
  await page.getByLabel(/Datenschutz/).check()
  await send(page)
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(
    /Telefonnummer ist für einen Rückruf erforderlich/,
  )
  await callback.uncheck()
  await expect(alert(page)).toHaveCount(0)
  await callback.check()
  await phone.fill('040 66969-123')
  await page.getByLabel('Nachricht').fill('')
  await send(page)
  await expect(page.getByRole('heading', { name: 'Anfrage erfolgreich gesendet!' })).toBeFocused()

  const { data } = await (await adminApi.get('/api/contact')).json()
  const sent = data.find((item: { name: string }) => item.name === 'Erika Rückruf')
  expect(sent).toMatchObject({ productId: product.id, callback: true, email: '', message: '' })
  await adminApi.delete(`/api/contact/${sent.id}`)
})

/** Only a script can keep what is typed. */
const isLive = (page: Page) =>
  expect(page.getByRole('button', { name: 'Anfrage senden' })).toBeEnabled()

test('what is typed belongs to its subject: who asks goes along, what is asked stays, and is there on the way back', async ({
  page,
  adminApi,
}) => {
  const [message, callback] = [page.getByLabel('Nachricht'), page.getByLabel(/zurück/)]
  const [privacy, name] = [page.getByLabel(/Datenschutz/), page.getByLabel('Name', { exact: true })]
  const { id: first, title } = await findProduct(adminApi, 'Still RX 20-18')
  const { id: second } = await findProduct(adminApi, 'Linde E16P')
  await page.goto(paths.callback(first))
  await isLive(page)
  await name.fill('Erika Muster')
  await page.getByLabel('Telefon').fill('040 66969-123')
  await message.press('Control+End')
  await message.pressSequentially('\nMit Seitenschieber?')
  await privacy.check()

  // A call about one machine is none about another one, nor any other inquiry about the same.
  for (const path of [paths.inquiry(second), paths.service, paths.contact, paths.inquiry(first)]) {
    await page.goto(path)
    await isLive(page)
    await expect(name).toHaveValue('Erika Muster')
    await expect(page.getByLabel('Telefon')).toHaveValue('040 66969-123')
    await expect(callback).not.toBeChecked()
    await expect(privacy).not.toBeChecked()
    const said = `Ich interessiere mich für: ${title}\nMit Seitenschieber?`
    if (path === paths.inquiry(first)) await expect(message).toHaveValue(said)
    else await expect(message).not.toHaveValue(/Seitenschieber/)
  }
  await page.goto(paths.callback(first))
  await isLive(page)
  await expect(callback).toBeChecked()
  await expect(message).toHaveValue(/Mit Seitenschieber\?$/)

  await page.goto(paths.rental)
  await page.getByRole('link', { name: 'Mietangebot anfordern' }).first().click()
  await isLive(page)
  await page.getByLabel('Ab wann?').fill('ab März')
  await page.getByRole('link', { name: 'Stapler verkaufen' }).click()
  await expect(message).toHaveValue(/^Ich möchte einen Stapler verkaufen\./)
  await page.goBack()
  await expect(page.getByLabel('Ab wann?')).toHaveValue('ab März')
  await page.reload()
  await expect(page.getByLabel('Ab wann?')).toHaveValue('ab März')
  await page.goto(paths.contactFor('lieferung', 1, '25524'))
  await isLive(page)
  await page.getByLabel('Lieferung nach').fill('25525')
  await page.goto(paths.contactFor('lieferung', 2, '30159'))
  await isLive(page)
  await expect(page.getByLabel('Lieferung nach')).toHaveValue('30159')
})

test('machines in another order, or more of one, are the same subject', async ({ page }) => {
  const message = page.getByLabel('Nachricht')
  await page.goto(`${paths.contact}?produkte=1x2,3`)
  await isLive(page)
  await message.press('Control+End')
  await message.pressSequentially('\n\nWir sind in Itzehoe.')
  await page.goto(`${paths.contact}?produkte=3,1x4`)
  await isLive(page)
  await expect(message).toHaveValue(/^Ich interessiere mich für: [^\n]+\n\nWir sind in Itzehoe\.$/)
  await expect(page.getByLabel(/^Anzahl/).last()).toHaveValue('4')
  await page.getByRole('link', { name: 'Stapler in Zahlung geben' }).click()
  await expect(page).toHaveURL(/produkte=3,1x4$/)
  await expect(page.locator('.product-box')).toContainText('Ihre Anfrage zu')
  await expect(message).not.toHaveValue(/Itzehoe/)
})

test('a machine that is taken out joins what was typed to what stands there already', async ({
  page,
}) => {
  const message = page.getByLabel('Nachricht')
  await page.goto(paths.contact)
  await isLive(page)
  await message.fill('Öffnen Sie am Samstag?')
  await page.goto(paths.inquiry(1))
  await isLive(page)
  await message.press('Control+End')
  await message.pressSequentially('\n\nOder etwas mit Drehgerät?')
  await page.getByRole('button', { name: 'Ohne diese Maschine anfragen' }).click()
  await expect(message).toHaveValue('Oder etwas mit Drehgerät?\n\nÖffnen Sie am Samstag?')
  await page.reload()
  await expect(message).toHaveValue('Oder etwas mit Drehgerät?\n\nÖffnen Sie am Samstag?')
})

test('what was typed stays when more is typed before the script runs', async ({ page }) => {
  const message = page.getByLabel('Nachricht')
  const button = page.getByRole('button', { name: 'Anfrage senden' })
  await page.goto(paths.contactFor('lieferung'))
  await isLive(page)
  await page.getByLabel('Name', { exact: true }).fill('Erika Muster')
  await message.press('Control+End')
  await message.pressSequentially('Kiel\n\nWir sind in Itzehoe.')
  await page.goto(paths.home)
  const script = Promise.withResolvers<void>()
  await intercept(page, '**/_astro/ContactForm*.js', async (route) => {
    await script.promise
    await route.fallback()
  })
  await page.goto(paths.contactFor('lieferung'), { waitUntil: 'commit' })
  await message.press('Control+End')
  await message.pressSequentially('Husum')
  await expect(button).toBeDisabled()
  script.resolve()
  await isLive(page)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Erika Muster')
  await expect(message).toHaveValue(
    /^Bitte nennen Sie mir .*\n\nLieferort: Husum\n\n.*Lieferort: Kiel\n\nWir sind in Itzehoe\.$/s,
  )
})

test('what was sent comes back in no form, not even on the way back; what was typed elsewhere does', async ({
  page,
  adminApi,
}) => {
  const [message, email] = [page.getByLabel('Nachricht'), page.getByLabel('E-Mail-Adresse')]
  await page.goto(paths.contact)
  await isLive(page)
  await fill(page, 'erika@frima.example')
  await page.getByRole('link', { name: 'Lieferung anfragen' }).click()
  await isLive(page)
  await expect(message).toHaveValue(/^Bitte nennen Sie mir [^W]*$/)
  await email.fill('erika.zurueck@firma.example')
  await message.press('Control+End')
  await message.pressSequentially('Kiel, bis März.')
  await page.goBack()
  await isLive(page)
  await expect(email).toHaveValue('erika.zurueck@firma.example')
  await expect(message).toHaveValue(/^Wir suchen einen Stapler/)
  await page.goForward()
  await isLive(page)
  await expect(message).toHaveValue(/bis März\.$/)
  await page.getByLabel(/Datenschutz/).check()
  await send(page)
  await expect(page.getByRole('heading', { name: 'Anfrage erfolgreich gesendet!' })).toBeFocused()
  // The form below is for anything else, of which something was typed.
  await expect(message).toHaveValue(/^Wir suchen einen Stapler/)

  await page.goBack()
  await isLive(page)
  await expect(email).toHaveValue('')
  await expect(message).toHaveValue(/^Wir suchen einen Stapler/)
  await page.goto(paths.contactFor('lieferung'))
  await isLive(page)
  await expect(message).toHaveValue(/^Bitte nennen Sie mir [^W]*$/)

  // As a browser that keeps whole pages comes back to one, which another has taken the draft from since.
  await message.fill('Was längst gesendet ist')
  await page.evaluate(() => {
    sessionStorage.setItem('gabelstapler.anfrage', 'null')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(message).toHaveValue(/^Bitte nennen Sie mir /)

  const { data } = await (await adminApi.get('/api/contact?search=erika.zurueck')).json()
  expect(data).toHaveLength(1)
  await adminApi.delete(`/api/contact/${data[0].id}`)
})

test('a machine to let is found by what it costs, and asked for as such', async ({ page }) => {
  await page.goto(paths.rental)
  await page.getByRole('row').getByRole('link', { name: 'Still RX 20-18' }).click()
  await page.getByRole('link', { name: 'Mietangebot anfragen' }).click()
  await expect(page).toHaveURL(/anliegen=miete&produkt=\d+$/)
  await expect(page.getByLabel('Ab wann?')).toBeVisible()
  await expect(page.locator('.product-box')).toContainText('Ihre Anfrage zu')
})

test('a sold machine is offered no more, not even with a loan', async ({ request }) => {
  const { data } = await (await request.get('/api/products?status=sold&limit=1')).json()
  const page = await (await request.get(paths.product(data[0].id))).text()
  expect(page).toContain('Beratung anfragen')
  expect(page).not.toContain('Finanzierung anfragen')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the first field is on the first screen', async ({ page, adminApi }) => {
    const { id } = await findProduct(adminApi, 'Linde E16P')
    const { data } = await (await adminApi.get('/api/products?limit=20')).json()
    const several = paths.inquiryFor(data.map((product: { id: number }) => product.id))
    const similar = paths.contactFor('suche', id)
    for (const path of [paths.contact, paths.inquiry(id), paths.callback(id), similar, several]) {
      await page.goto(path)
      const first = page.locator('.contact-form .input').first()
      await expect(first).toBeInViewport({ ratio: 1 })
    }
  })
})

test.describe('without JavaScript', () => {
  test.use(WITHOUT_SCRIPT)

  test('the form names the machine and what it is about, and asks of a rent what it needs', async ({
    page,
    adminApi,
  }) => {
    const product = await findProduct(adminApi, 'Still RX 20-18')
    await page.goto(paths.contactFor('miete', product.id))
    await expect(page.getByRole('heading', { name: 'Mietangebot anfordern' })).toBeVisible()
    await expect(page.getByText(`Modell ${product.model}, Baujahr ${product.year}`)).toBeVisible()
    await expect(page.getByLabel('Nachricht')).toHaveValue(
      /^Ich interessiere mich für: Still RX 20-18\n\nBitte machen Sie mir ein Mietangebot\./,
    )
    await page.getByLabel('Name', { exact: true }).fill('Erika Muster')
    await page.getByLabel('E-Mail-Adresse').fill('miete@firma.example')
    await page.getByLabel('Ab wann?').fill('ab März')
    await page.getByLabel('Wie lange?').fill('drei Monate')
    await page.getByLabel(/Datenschutz/).check()
    await send(page)
    await expect(page.getByRole('heading', { name: 'Anfrage erfolgreich gesendet!' })).toBeVisible()

    const { data } = await (await adminApi.get('/api/contact')).json()
    const sent = data.find((item: { email: string }) => item.email === 'miete@firma.example')
    expect(sent).toMatchObject({ productId: product.id, concern: 'miete' })
    expect(sent.message).toMatch(/^Mietbeginn: ab März\nMietdauer: drei Monate\n\nIch interess/)
    await adminApi.delete(`/api/contact/${sent.id}`)
  })
  test('who asks for a repair reads beside the form and after it what happens to a broken machine', async ({
    page,
    adminApi,
  }) => {
    const email = 'mast@firma.example'
    const steps = page.getByRole('heading', { name: 'So geht es mit Ihrer Serviceanfrage weiter' })
    await page.goto(paths.service)
    await expect(steps).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill('Erika Muster')
    await page.getByLabel('E-Mail-Adresse').fill(email)
    await page.getByLabel('Nachricht').fill('Der Mast senkt sich von allein.')
    await page.getByLabel(/Datenschutz/).check()
    await send(page)
    await expect(page.getByRole('heading', { name: 'Anfrage erfolgreich gesendet!' })).toBeVisible()
    await expect(steps).toBeVisible()
    await expect(page.getByText('Sie fahren die Maschine Probe')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Zurück zum Service' })).toBeVisible()
    await page.goto(paths.contactFor('ankauf'))
    await expect(page.getByText('So geht es mit Ihrem Stapler weiter')).toBeVisible()

    const { data } = await (await adminApi.get('/api/contact?search=mast@firma.example')).json()
    expect(data).toHaveLength(1)
    await adminApi.delete(`/api/contact/${data[0].id}`)
  })
})
