import type { APIRequestContext } from '@playwright/test'
import { APPOINTMENT, CALLBACK } from '../../shared/addresses/parameters.ts'
import { paths } from '../../shared/addresses/paths.ts'
import type { CallbackSlot } from '../../shared/inquiries/callback-slots.ts'
import { formatAppointment } from '../../shared/time/dates.ts'
import { expectAccessible } from './accessible.ts'
import { send } from './contact-form.ts'
import { expect, test, WITHOUT_SCRIPT } from './fixtures.ts'

const PHONE = '040 66969-105'
const CALL_ME = `${paths.contact}?${CALLBACK}=1`

async function slotsOf(api: APIRequestContext): Promise<CallbackSlot[]> {
  return (await (await api.get('/api/callback-slots')).json()).data.slots
}

/** The inquiry of somebody, who is gone afterwards. */
async function take(api: APIRequestContext, name: string) {
  const { data } = await (await api.get(`/api/contact?search=${encodeURIComponent(name)}`)).json()
  await api.delete(`/api/contact/${data[0].id}`)
  return data[0]
}

test('a visitor presses a day and a half hour, and the dealer has an appointment', {
  tag: '@everyday',
}, async ({ page, adminApi }) => {
  await page.goto(CALL_ME)
  await page.getByLabel('Telefon').fill(PHONE)
  await page.getByLabel('Name', { exact: true }).fill('Rolf Rückruf')
  const times = page.getByRole('group', { name: 'Wann dürfen wir anrufen?' })
  await expect(times.getByRole('radio', { name: 'So bald wie möglich' })).toBeChecked()
  const slots = await slotsOf(adminApi)
  const last = slots.at(-1)
  const when = formatAppointment(last?.start ?? '', last?.end ?? '')
  const [weekday, dayAndMonth, time = ''] = when.split(', ')
  const date = `${weekday}, ${dayAndMonth}`
  // Named by the words that are on it: who speaks to the browser says what he sees.
  await expect(times.getByText(date, { exact: true })).toBeVisible()
  await times.getByRole('radio', { name: date, exact: true }).check()
  const hours = times.getByRole('group', { name: `Uhrzeit am ${date}` })
  await expect(hours.getByRole('radio').first()).toBeChecked()
  await hours.getByRole('radio', { name: time }).check()
  await expectAccessible(page)

  // What was chosen outlives a reload.
  await page.reload()
  await expect(hours.getByRole('radio', { name: time })).toBeChecked()
  await page.getByLabel(/Datenschutz/).check()
  await send(page)
  await expect(page.getByText(`ruft Sie am ${when} an`)).toBeVisible()
  // The form for the next inquiry asks for an answer by mail, as its boxes say.
  await expect(
    page.getByRole('checkbox', { name: /Bitte rufen Sie mich zurück/ }),
  ).not.toBeChecked()
  await expect(page.getByLabel('Telefon (freiwillig)')).toBeVisible()

  const inquiry = await take(adminApi, 'Rolf Rückruf')
  expect(inquiry).toMatchObject({
    callbackAt: last?.start,
    callback: true,
    nextStep: { at: last?.start, text: 'Zurückrufen' },
  })
})

test('a time that somebody else got meanwhile is said, and the inquiry is there', async ({
  page,
  adminApi,
  request,
}) => {
  await page.goto(CALL_ME)
  await page.getByLabel('Telefon').fill(PHONE)
  await page.getByLabel('Name', { exact: true }).fill('Zora Zuspät')
  const [slot] = await slotsOf(adminApi)
  const times = page.getByRole('group', { name: 'Wann dürfen wir anrufen?' })
  await times.getByRole('radio').nth(1).check()
  // Below the times, which come in when the page is there already.
  await page.getByLabel(/Datenschutz/).check()
  await request.post('/api/contact', {
    data: { name: 'Fritz Früher', phone: '040 66969-106', callback: true, callbackAt: slot?.start },
  })
  await send(page)
  await expect(page.getByText('Die gewünschte Zeit war inzwischen vergeben.')).toBeVisible()
  expect(await take(adminApi, 'Zora Zuspät')).toMatchObject({ callbackAt: null, callback: true })
  await take(adminApi, 'Fritz Früher')
})

test.describe('without a script', () => {
  test.use(WITHOUT_SCRIPT)

  test('the form leads to the list of times, with what is typed already, from which one is chosen', async ({
    page,
    adminApi,
  }) => {
    await page.goto(paths.callback(1))
    const box = page.locator('.product-box').first()
    const machine = await box.innerText()
    await page.getByLabel('Name', { exact: true }).fill('Lise Liste')
    await page.getByLabel('Nachricht').fill('Geht es auch am Abend?')
    await page.getByRole('button', { name: 'Uhrzeit für den Rückruf wählen' }).press('Enter')
    const times = page.getByLabel('Wann dürfen wir anrufen?')
    await expect(times).toBeVisible()
    await expect(box).toHaveText(machine, { useInnerText: true })
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Lise Liste')
    await expect(page.getByLabel('Nachricht')).toHaveValue('Geht es auch am Abend?')
    await expect(page.getByLabel('Bitte rufen Sie mich zurück')).toBeChecked()
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)

    await page.getByLabel('Telefon').fill(PHONE)
    const [, slot] = await slotsOf(adminApi)
    await times.selectOption(slot?.start ?? '')
    await page.getByLabel(/Datenschutz/).check()
    await page.getByRole('button', { name: 'Anfrage senden' }).press('Enter')
    await expect(
      page.getByText(`ruft Sie am ${formatAppointment(slot?.start ?? '', slot?.end ?? '')}`),
    ).toBeVisible()
    expect(await take(adminApi, 'Lise Liste')).toMatchObject({
      callbackAt: slot?.start,
      message: 'Geht es auch am Abend?',
    })
  })

  test('a list of times is kept by no cache', async ({ request }) => {
    const answer = await request.get(`${paths.contact}?${APPOINTMENT}=1`)
    expect(answer.headers()['cache-control']).toBe('no-store')
    expect(await answer.text()).toContain('Wann dürfen wir anrufen?')
  })
})
