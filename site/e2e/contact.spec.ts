import { paths } from '../../shared/addresses/paths.ts'
import { expectAccessible } from './accessible.ts'
import { alert, expectFilled, fill, send } from './contact-form.ts'
import { expect, findProduct, test, VISIBLE_SHIFT, WITHOUT_SCRIPT } from './fixtures.ts'
import { intercept } from './intercept.ts'

test('an inquiry about a machine shows it, is sent, and leaves an empty form with the way on', {
  tag: '@everyday',
}, async ({ page, adminApi }) => {
  const product = await findProduct(adminApi, 'Still RX 20-18')
  await page.goto(paths.inquiry(product.id))
  await expect(
    page.getByText(`${product.brand}, Modell ${product.model}, Baujahr ${product.year}`),
  ).toBeVisible()
  await expect(page.getByLabel('Nachricht')).toHaveValue(
    `Ich interessiere mich für: ${product.title}`,
  )
  await page.getByLabel('Name', { exact: true }).fill('Erika Muster')
  await page.getByLabel('E-Mail-Adresse').fill('erika@firma.example')
  await page.getByLabel(/Datenschutz/).check()
  await send(page)

  await expect(page.getByRole('heading', { name: 'Anfrage erfolgreich gesendet!' })).toBeFocused()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Nachricht')).toHaveValue('')
  const receipt = (await page.getByText(/^Ihre Vorgangsnummer: A-/).textContent()) ?? ''
  await page.reload()
  await expect(page.getByText(receipt)).toBeVisible()
  await page.goto(paths.contact)
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('')

  const { data } = await (await adminApi.get('/api/contact')).json()
  const inquiry = data.find((item: { email: string }) => item.email === 'erika@firma.example')
  expect(inquiry).toMatchObject({ productId: product.id, callback: false, spam: false })
  await adminApi.delete(`/api/contact/${inquiry.id}`)
})

test('what is corrected and sent again is an inquiry of its own, the dealer sees both, and a server of another build may answer less', async ({
  page,
  adminApi,
}) => {
  await page.goto(paths.contact)
  const receipts: string[] = []
  for (const email of ['erika@frima.example', 'erika.korrigiert@firma.example']) {
    await fill(page, email)
    await send(page)
    await expect(page.getByRole('heading', { name: 'Anfrage erfolgreich gesendet!' })).toBeFocused()
    receipts.push((await page.getByText(/^Ihre Vorgangsnummer: A-/).textContent()) ?? '')
  }
  expect(new Set(receipts).size).toBe(2)
  const { data } = await (await adminApi.get('/api/contact?search=erika.korrigiert')).json()
  expect(data).toMatchObject([{ duplicateOf: null, nextStep: { text: 'Antworten' } }])
  const second = (await (await adminApi.get(`/api/contact/${data[0].id}`)).json()).data
  expect(receipts[0]).toContain(second.related[0].receipt)
  for (const { id } of [second, ...second.related]) await adminApi.delete(`/api/contact/${id}`)

  for (const data of [{ id: 42, receipt: 'A-2026-00042', status: 'new' }, undefined]) {
    const body = data ? JSON.stringify({ success: true, data }) : ''
    const mend = await intercept(page, '**/api/contact', (route) =>
      route.fulfill({ status: 201, body }),
    )
    await fill(page, 'zwei-fassungen@firma.example')
    await send(page)
    await expect(page.getByRole('heading', { name: 'Anfrage erfolgreich gesendet!' })).toBeFocused()
    await expect(page.getByText('Ihre Vorgangsnummer: A-2026-00042')).toHaveCount(data ? 1 : 0)
    await expect(page.getByLabel('Nachricht')).toHaveValue('')
    mend()
  }
})

test('the machine can be taken out of an inquiry, and what was typed stays', async ({
  page,
  adminApi,
}) => {
  const product = await findProduct(adminApi, 'Still RX 20-18')
  await page.goto(paths.callback(product.id))
  const message = page.getByLabel('Nachricht')
  await expect(message).toHaveValue(`Ich interessiere mich für: ${product.title}`)
  await message.press('End')
  await message.pressSequentially('\nWas haben Sie mit Drehgerät?')
  await page.getByLabel(/zurück/).uncheck()

  await page.getByRole('button', { name: 'Ohne diese Maschine anfragen' }).click()
  await expect(message).toBeFocused()
  await expect(message).toHaveValue('Was haben Sie mit Drehgerät?')
  await expect(page.getByText('Ihre Anfrage zu')).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'nicht mehr' })).toBeAttached()

  await page.reload()
  await expect(message).toHaveValue('Was haben Sie mit Drehgerät?')
  await expect(page.getByLabel(/zurück/)).not.toBeChecked()
  await expect(page.getByText('Ihre Anfrage zu')).toBeHidden()
})

test.describe('machines of which one is gone', () => {
  test.use({ expectedErrors: [/404/] })

  test('one that is gone is no obstacle, one of several can be taken out, and a reload keeps the others', async ({
    page,
    adminApi,
  }) => {
    await page.goto(paths.inquiry(999_999))
    await expect(page.getByText('Diese Maschine ist nicht mehr im Angebot.')).toBeVisible()
    await expect(page.getByLabel('Nachricht')).toHaveValue('')
    const { id: first } = await findProduct(adminApi, 'Still RX 20-18')
    const { id: second } = await findProduct(adminApi, 'Linde E16P')
    await page.goto(paths.inquiryFor([first, 999_999, second]))
    const message = page.getByLabel('Nachricht')
    await expect(page.getByText('Ihre Anfrage zu 3 Maschinen')).toBeVisible()
    await expect(message).toHaveValue('Ich interessiere mich für: Still RX 20-18 und Linde E16P')
    await page.getByRole('button', { name: 'Entfernen: Maschine Nr. 999999' }).click()
    await message.press('End')
    await message.pressSequentially('\nBeide bis März?')
    await page.getByRole('button', { name: 'Entfernen: Still RX 20-18' }).click()
    await expect(message).toHaveValue('Ich interessiere mich für: Linde E16P\n\nBeide bis März?')
    await expect(page).toHaveURL(RegExp(`\\?produkte=${second}$`))
    await page.reload()
    await expect(page.getByText('Ihre Anfrage zu', { exact: true })).toBeVisible()
    await expect(message).toHaveValue('Ich interessiere mich für: Linde E16P\n\nBeide bis März?')
  })
})

test('where the browser forbids storage, a callback that was unticked stays so without the machine', async ({
  page,
  adminApi,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  const product = await findProduct(adminApi, 'Still RX 20-18')
  await page.goto(paths.callback(product.id))
  const callback = page.getByLabel(/zurück/)
  await expect(callback).toBeChecked()
  await callback.uncheck()
  await page.getByRole('button', { name: 'Ohne diese Maschine anfragen' }).click()
  await expect(page.getByText('Ihre Anfrage zu')).toBeHidden()
  await expect(callback).not.toBeChecked()
})

test('an unfinished form says what is missing, leads there and takes it back when mended; a reload keeps it', async ({
  page,
}) => {
  await page.goto(paths.contact)
  await page.getByLabel('E-Mail-Adresse').fill('erika@')
  await send(page)
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(alert(page)).toContainText('Bitte prüfen Sie 4 Angaben')
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveAccessibleDescription(
    'Ungültige E-Mail-Adresse: Hinter dem @ fehlt der Anbieter, z. B. firma.de',
  )
  await alert(page)
    .getByRole('link', { name: /Nachricht muss mindestens 10 Zeichen/ })
    .click()
  await expect(page.getByLabel('Nachricht')).toBeFocused()

  await fill(page, 'erika@firma.example')
  await expect(alert(page)).toHaveCount(0)
  await page.reload()
  // What is confirmed is confirmed anew each time.
  await expectFilled(page, 'erika@firma.example', false)
})

test('nothing jumps when the machine appears, or several of them', async ({
  page,
  layoutShift,
}) => {
  for (const [width, ids] of [
    [1280, [1]],
    [1280, [1, 2, 3]],
    [390, [1, 2, 3]],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(ids.length > 1 ? paths.inquiryFor(ids) : paths.inquiry(ids[0]))
    await expect(page.locator('.product-box').getByRole('link')).toHaveCount(ids.length)
    await expect(page.getByRole('button', { name: /^(Entfernen|Ohne diese)/ })).toHaveCount(
      ids.length,
    )
    expect(await layoutShift()).toBeLessThan(VISIBLE_SHIFT)
  }
})

test.describe('when sending fails', () => {
  test.use({ expectedErrors: [/503|429|400|ERR_INTERNET_DISCONNECTED/] })

  test('the form says why, everything stays, and is sent once when it is sent again', async ({
    page,
    context,
    adminApi,
  }) => {
    const answers = [
      { status: 503, body: 'kaputt' },
      { status: 429, json: { success: false, error: 'Bitte später noch einmal.' } },
      {
        status: 400,
        json: { success: false, error: 'Prüfen', details: { email: ['Diese Adresse nicht'] } },
      },
    ]
    const mend = await intercept(page, '**/api/contact', (route) => route.fulfill(answers.shift()))
    await page.goto(paths.contact)
    await fill(page, 'nochmal@firma.example')
    await send(page)
    await expect(alert(page)).toContainText('Fehler beim Senden')
    await expect(alert(page)).toContainText(
      'Ihre Anfrage konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
    )
    await expectFilled(page, 'nochmal@firma.example')
    await send(page)
    await expect(alert(page)).toContainText('Bitte später noch einmal.')
    await send(page)
    await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused()
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveAccessibleDescription(
      'Diese Adresse nicht',
    )

    mend()
    await context.setOffline(true)
    await send(page)
    await expect(alert(page)).toContainText('Sie sind gerade offline.')
    await expectFilled(page, 'nochmal@firma.example')
    await context.setOffline(false)
    await send(page)
    await expect(page.getByText('Anfrage erfolgreich gesendet!')).toBeVisible()
    const { data } = await (await adminApi.get('/api/contact')).json()
    const sent = data.filter(({ email }: { email: string }) => email === 'nochmal@firma.example')
    expect(sent).toHaveLength(1)
    await adminApi.delete(`/api/contact/${sent[0].id}`)
  })
})

test('a form that the browser itself sends comes back whole, and its script goes on from there', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/400/)
  await page.goto(paths.contact)
  await fill(page, 'ohne@firma')
  await page.getByLabel('Nachricht').evaluate((field: HTMLTextAreaElement) => field.form?.submit())
  await expect(page).toHaveTitle(/^Nicht gesendet: /)
  await expect(page.getByRole('button', { name: 'Anfrage senden' })).toBeEnabled()
  await expectFilled(page, 'ohne@firma')
  await expect(alert(page).getByRole('link')).toHaveText([
    'Ungültige E-Mail-Adresse: Hinter „firma“ fehlt die Endung, z. B. .de',
  ])
  await expectAccessible(page)
  await page.getByLabel('E-Mail-Adresse').fill('ohne@firma.example')
  await expect(alert(page)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use(WITHOUT_SCRIPT)

  test('an inquiry that comes from a machine is corrected, sent and confirmed', {
    tag: '@everyday',
  }, async ({ page, adminApi, expectedErrors }) => {
    expectedErrors.push(/400/)
    const product = await findProduct(adminApi, 'Still RX 20-18')
    await page.goto(paths.product(product.id))
    await page
      .getByRole('link', { name: /^Rückruf/ })
      .first()
      .click()
    await fill(page, 'ohne@firma')
    await page.getByLabel(/rufen Sie mich zurück/).check()
    await send(page)

    await expect(page).toHaveTitle(/^Nicht gesendet: /)
    await expect(page).toHaveURL(/#anfrage$/)
    await expectFilled(page, 'ohne@firma')
    await expect(page.getByLabel(/rufen Sie mich zurück/)).toBeChecked()
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveAccessibleDescription(/Ungültige/)
    await expect(alert(page).getByRole('link')).toHaveText([
      'Ungültige E-Mail-Adresse: Hinter „firma“ fehlt die Endung, z. B. .de',
      'Telefonnummer ist für einen Rückruf erforderlich',
    ])

    await page.getByLabel('E-Mail-Adresse').fill('ohne@firma.example')
    await page.getByLabel(/^Telefon/).fill('040 66969-123')
    await send(page)
    await expect(page.getByRole('heading', { name: 'Anfrage erfolgreich gesendet!' })).toBeVisible()
    await expect(page.getByText(/ruft Sie zurück/)).toBeVisible()
    await page.reload()

    const { data } = await (await adminApi.get('/api/contact')).json()
    const sent = data.filter((item: { email: string }) => item.email === 'ohne@firma.example')
    expect(sent).toMatchObject([{ productId: product.id, callback: true, spam: false }])
    await expect(page.getByText(sent[0].receipt)).toHaveCount(2)
    await adminApi.delete(`/api/contact/${sent[0].id}`)
  })

  test('nothing is confirmed that was not sent', async ({ page }) => {
    await page.goto('/kontakt/gesendet?vorgang=Ihr+Konto+ist+gesperrt')
    await expect(page).toHaveURL(/\/kontakt\b(?!\/)/)
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
  })
})
