import type { Page } from '@playwright/test'
import { paths } from '../../shared/addresses/paths.ts'
import { countProducts, expect, expectHits, findProduct, test, VISIBLE_SHIFT } from './fixtures.ts'
import { cutOff } from './intercept.ts'

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch/

/** Delays all answers of an address until the returned function is called. */
async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test.describe('with a network that comes and goes', () => {
  test.use({ expectedErrors: [NO_NETWORK] })

  test('the list says that it cannot be reached, is there again at a press, and by itself once the connection is back', async ({
    page,
    context,
  }) => {
    const reconnect = await cutOff(page, '**/api/products?*')
    await page.goto(`${paths.catalogue}?marke=Still`)
    await expect(page.getByRole('alert')).toContainText('Fehler beim Laden der Gabelstapler')
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(page.getByRole('alert')).toContainText('Fehler beim Laden der Gabelstapler')
    reconnect()
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expectHits(page, { brand: 'Still' })
    await expect(page.getByRole('alert')).toHaveCount(0)

    const reconnectAgain = await cutOff(page, '**/api/products?*')
    await page.reload()
    await expect(page.getByRole('alert')).toBeVisible()
    await context.setOffline(true)
    reconnectAgain()
    await context.setOffline(false)
    await expectHits(page, { brand: 'Still' })
  })

  test('a list and a form whose scripts do not arrive say so, and how to go on', async ({
    page,
  }) => {
    const reconnect = await cutOff(page, /_astro\/(?:Catalogue|ContactForm)\..*\.js/)
    await page.goto(`${paths.catalogue}?marke=Still`)
    await expect(page.getByRole('alert')).toContainText('Suche und Filter konnten nicht geladen')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goto(paths.contact)
    const failure = page.getByRole('main').getByRole('alert')
    await expect(failure).toContainText('Das Formular konnte nicht geladen werden')
    await expect(failure.locator('a[href^="tel:"]')).toBeVisible()

    reconnect()
    await failure.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(page.getByRole('button', { name: 'Anfrage senden' })).toBeEnabled()
    await expect(failure).toHaveCount(0)
  })

  test('machines without their pictures are complete all the same, and nothing jumps', async ({
    page,
    layoutShift,
  }) => {
    await page.route('**/uploads/**', (route) => route.abort())
    for (const path of [paths.home, paths.category('diesel'), paths.catalogue, paths.product(1)]) {
      await page.goto(path)
      const pictures = page.locator('.product-card img')
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect(picture).toHaveAttribute('src', /placeholder/)
        await expect(picture).toHaveAttribute('alt', /\S/)
        await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
      }
      expect(await layoutShift(), path).toBe(0)
    }
  })
})

test('what is typed and ticked before the script arrives stays', { tag: '@everyday' }, async ({
  page,
  adminApi,
}) => {
  const product = await findProduct(adminApi, 'Linde E16P')
  const arrive = await holdBack(page, /_astro\/ContactForm\..*\.js/)
  await page.goto(paths.inquiry(product.id), { waitUntil: 'commit' })
  const message = page.getByLabel('Nachricht')
  const typed = `Ich interessiere mich für: ${product.title}\n\nBis März?`
  await message.fill(typed)
  await page.getByLabel('Name', { exact: true }).fill('Erika Muster')
  const [callback, privacy] = [page.getByLabel(/zurück/), page.getByLabel(/Datenschutz/)]
  await callback.check()
  await privacy.check()
  arrive()
  await expect(page.getByRole('button', { name: 'Anfrage senden' })).toBeEnabled()
  await expect(message).toHaveValue(typed)
  await expect(callback).toBeChecked()
  await expect(privacy).toBeChecked()
  await page.reload()
  await expect(message).toHaveValue(typed)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Erika Muster')
  await expect(callback).toBeChecked()
  await expect(privacy).not.toBeChecked()
})

test('a quantity that is typed before the script arrives is read, and named where there is no such number', async ({
  page,
  adminApi,
}) => {
  const { id, title } = await findProduct(adminApi, 'Linde H30D')
  const arrive = await holdBack(page, /_astro\/ContactForm\..*\.js/)
  await page.goto(paths.inquiry(id), { waitUntil: 'commit' })
  const quantity = page.getByRole('spinbutton', { name: `Anzahl: ${title}` })
  await quantity.fill('200')
  arrive()
  await expect(page.getByText(`${title} ist ein Einzelstück`)).toBeVisible()
  await page.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(quantity).toBeFocused()
  await expect(quantity).toHaveAccessibleDescription(/eine ganze Zahl von 1 bis 99/)
})

test('the caret stays where it was set before the script arrives', async ({ page, adminApi }) => {
  const product = await findProduct(adminApi, 'Linde E16P')
  const arrive = await holdBack(page, /_astro\/ContactForm\..*\.js/)
  await page.goto(paths.inquiry(product.id), { waitUntil: 'commit' })
  const message = page.getByLabel('Nachricht')
  await message.press('End')
  arrive()
  await expect(page.getByRole('button', { name: 'Anfrage senden' })).toBeEnabled()
  await page.keyboard.type(' – bis März?')
  await expect(message).toHaveValue(`Ich interessiere mich für: ${product.title} – bis März?`)
})

test('the caret stays where it is set while the script takes over', async ({ page, adminApi }) => {
  const product = await findProduct(adminApi, 'Linde E16P')
  // What React does with the field on its way gives the moment at which the visitor presses a key.
  await page.addInitScript(() => {
    const { prototype } = HTMLTextAreaElement
    const own = Object.getOwnPropertyDescriptor(prototype, 'defaultValue')
    if (!own) return
    Object.defineProperty(prototype, 'defaultValue', {
      ...own,
      set(this: HTMLTextAreaElement, text: string) {
        Object.defineProperty(prototype, 'defaultValue', own)
        this.defaultValue = text
        queueMicrotask(() => this.setSelectionRange(text.length, text.length))
      },
    })
  })
  await page.goto(paths.inquiry(product.id))
  const message = page.getByLabel('Nachricht')
  await message.focus()
  await expect(page.getByRole('button', { name: 'Anfrage senden' })).toBeEnabled()
  await page.keyboard.type(' – bis März?')
  await expect(message).toHaveValue(`Ich interessiere mich für: ${product.title} – bis März?`)
})

test('what was typed stays when a key makes the script begin anew', async ({ page, adminApi }) => {
  const product = await findProduct(adminApi, 'Linde E16P')
  // A key that is pressed while React takes over makes it begin anew, after it has reset the field once.
  await page.addInitScript(() => {
    const { prototype } = HTMLTextAreaElement
    const own = Object.getOwnPropertyDescriptor(prototype, 'defaultValue')
    if (!own) return
    Object.defineProperty(prototype, 'defaultValue', {
      ...own,
      set(this: HTMLTextAreaElement, text: string) {
        Object.defineProperty(prototype, 'defaultValue', own)
        this.defaultValue = text
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          port1.close()
          this.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
        }
        port2.postMessage(null)
        // Long enough for React to let the browser have its turn.
        for (const end = performance.now() + 20; performance.now() < end; );
      },
    })
  })
  const arrive = await holdBack(page, /_astro\/ContactForm\..*\.js/)
  await page.goto(paths.inquiry(product.id), { waitUntil: 'commit' })
  const message = page.getByLabel('Nachricht')
  await message.press('End')
  await message.pressSequentially(' – bis')
  arrive()
  await expect(page.getByRole('button', { name: 'Anfrage senden' })).toBeEnabled()
  await page.keyboard.type(' März?')
  await expect(message).toHaveValue(`Ich interessiere mich für: ${product.title} – bis März?`)
})

test('while the network is slow, an inquiry shows that it is under way and goes out once', async ({
  page,
  adminApi,
}) => {
  await page.goto(paths.contact)
  await page.getByLabel('Name', { exact: true }).fill('Langsam')
  await page.getByLabel('E-Mail-Adresse').fill('langsam@firma.example')
  await page.getByLabel('Nachricht').fill('Die Leitung ist heute langsam.')
  await page.getByLabel(/Datenschutz/).check()
  const release = await holdBack(page, '**/api/contact')
  const sending = page.locator('main form button[type=submit]')
  await sending.click()
  await expect(sending).toHaveText(/wird gesendet/i)
  await sending.click({ force: true })
  release()
  await expect(page.getByText('Anfrage erfolgreich gesendet!')).toBeVisible()
  const { data } = await (await adminApi.get('/api/contact')).json()
  const sent = data.filter(({ email }: { email: string }) => email === 'langsam@firma.example')
  expect(sent).toHaveLength(1)
  await adminApi.delete(`/api/contact/${sent[0].id}`)
})

test('while the network is slow, a shared result is there all the same', async ({ page }) => {
  const release = await holdBack(page, '**/api/products?*')
  await page.goto(`${paths.catalogue}?marke=Still`)
  await expectHits(page, { brand: 'Still' })
  await expect(page.getByRole('article')).toHaveCount(await countProducts(page, { brand: 'Still' }))
  release()
  await expect(page.getByLabel('Kategorie')).toBeEnabled()
  await expectHits(page, { brand: 'Still' })
})

test('while the network is slow, a search that was begun early goes on with its suggestions', async ({
  page,
}) => {
  const release = await holdBack(page, '**/_astro/*.js')
  await page.goto(paths.catalogue, { waitUntil: 'commit' })
  const search = page.getByLabel('Gabelstapler suchen')
  await search.pressSequentially('lin')
  release()
  await expect(page.getByRole('option', { name: /^Linde Marke/ })).toBeVisible()
  await search.press('d')
  await expect(search).toHaveValue('lind')
  await expect(page.locator('#ergebnisse')).toContainText('für „lind“')
})

for (const [width, tag] of [
  [390, undefined],
  [1024, '@nightly'],
] as const)
  test(`at ${width} px, fonts that arrive late leave every line in its place`, { tag }, async ({
    page,
    layoutShift,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of [
      paths.home,
      paths.category('diesel'),
      paths.product(1),
      paths.catalogue,
      paths.contact,
    ]) {
      const release = await holdBack(page, '**/*.woff2')
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const hasStandIn = await page.evaluate(() =>
        new FontFace('Probe', 'local("Arial Bold"), local("Liberation Sans Bold")').load().then(
          () => true,
          () => false,
        ),
      )
      test.skip(!hasStandIn, 'This machine has none of the fonts that stand in.')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      release()
      await page.evaluate(() => document.fonts.ready)
      expect(await layoutShift(), path).toBeLessThan(VISIBLE_SHIFT)
    }
  })
