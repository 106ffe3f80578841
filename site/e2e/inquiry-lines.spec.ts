import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { goWithin } from './within-administration.ts'

const asked = { company: 'Zeilenwerk', message: 'Ist der Stapler noch zu haben?' }

/** Inquiries of these people, the last of them the newest. */
async function receive(request: APIRequestContext, ...names: string[]): Promise<number[]> {
  const ids: number[] = []
  for (const name of names) {
    const data = { ...asked, name, email: `${name.toLowerCase()}@zeilen.example` }
    ids.push((await (await request.post('/api/contact', { data })).json()).data.id)
  }
  return ids
}
const line = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const box = (page: Page, name: string) => line(page, name).getByRole('checkbox')
const opener = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** The list of these alone. */
const list = `/admin/inquiries?filter=${encodeURIComponent(JSON.stringify({ search: 'Zeilenwerk' }))}`

test('several inquiries are given to somebody, lost, taken back, put off and sorted out with one press each, no line moves, and what cannot be changed is named with the reason', async ({
  adminPage: page,
  adminApi,
  request,
}) => {
  const ids = await receive(request, 'Anja', 'Bernd', 'Carla')
  const [anja = 0, bernd = 0] = ids
  await adminApi.put(`/api/contact/${bernd}`, { data: { stage: 'contacted' } })
  const stageOf = (name: string) => line(page, name).getByLabel(/^Status von/)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(list)
  const before = await line(page, 'Anja').boundingBox()
  expect(before?.height).toBeLessThanOrEqual(41)
  await box(page, 'Anja').check()
  await box(page, 'Bernd').check()
  await expect(page.getByText('2 ausgewählt')).toBeVisible()
  expect(await line(page, 'Anja').boundingBox()).toEqual(before)
  await page.getByLabel('Zuweisen').selectOption({ label: 'admin' })
  await expect(page.getByText('2 Anfragen: Zuständig ist jetzt admin')).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByText('Zurückgenommen')).toBeVisible()
  const { data } = await (await adminApi.get(`/api/contact/${anja}`)).json()
  expect(data.ownerId).toBeNull()
  await expect(box(page, 'Anja')).not.toBeChecked()

  await box(page, 'Anja').check()
  await box(page, 'Bernd').check()
  await page.getByRole('button', { name: 'Verloren', exact: true }).click()
  await page.getByRole('button', { name: 'Als verloren abschließen' }).click()
  await expect(page.getByText('Bitte geben Sie an, warum')).toBeVisible()
  await page.getByLabel('zu teuer').check()
  await page.getByRole('button', { name: 'Als verloren abschließen' }).click()
  await expect(stageOf('Anja')).toHaveValue('lost')
  await expect(stageOf('Bernd')).toHaveValue('lost')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByText('Zurückgenommen')).toBeVisible()
  await expect(stageOf('Anja')).toHaveValue('new')
  await expect(stageOf('Bernd')).toHaveValue('contacted')

  await box(page, 'Anja').check()
  await page.getByRole('button', { name: 'Schritt', exact: true }).click()
  await page.getByLabel('Was ist dann zu tun?').fill('Katalog senden')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await page.getByRole('button', { name: 'Festlegen' }).click()
  await expect(line(page, 'Anja').getByText('Katalog senden')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByText('Zurückgenommen: 1 Anfrage')).toBeVisible()
  await expect(line(page, 'Anja').getByText('Katalog senden')).toHaveCount(0)

  await box(page, 'Carla').check()
  await page.getByRole('group', { name: 'Ausgewählte ändern' }).getByText('Spam').click()
  await expect(line(page, 'Carla')).toHaveCount(0)
  await expect(opener(page, 'Bernd')).toBeFocused()

  await box(page, 'Anja').check()
  await box(page, 'Bernd').check()
  await adminApi.put(`/api/contact/${anja}`, { data: { spam: true } })
  await page.getByLabel('Zuweisen').selectOption({ label: 'admin' })
  const failures = page.getByRole('dialog', { name: '1 Anfrage ist geblieben, wie sie war' })
  await expect(failures.getByText('Spam und doppelte Anfragen haben keinen')).toBeVisible()
  await failures.getByRole('button', { name: 'Anja' }).click()
  await expect(page.getByRole('dialog', { name: /^Anfrage A-/ })).toBeVisible()
  for (const id of ids) await adminApi.delete(`/api/contact/${id}`)
})

test('a status and spam that were chosen by mistake are taken back from the notice, with step and owner', async ({
  adminPage: page,
  adminApi,
  request,
}) => {
  const [id] = await receive(request, 'Kurt')
  const nextStep = { at: '2030-01-07T09:00:00.000Z', text: 'Nach Neujahr anrufen' }
  const read = async () => (await (await adminApi.get(`/api/contact/${id}`)).json()).data
  const { ownerId } = (
    await (await adminApi.put(`/api/contact/${id}`, { data: { nextStep, ownerId: 1 } })).json()
  ).data
  await page.goto(list)
  const undo = page.getByRole('button', { name: 'Rückgängig' })
  const status = line(page, 'Kurt').getByLabel(/^Status von/)
  await status.selectOption('Abgeschlossen')
  await expect(page.getByText(/steht jetzt auf „Abgeschlossen“/)).toBeVisible()
  await undo.click()
  await expect(undo).toHaveCount(0)
  await expect(status).toHaveValue('new')
  expect(await read()).toMatchObject({ nextStep })

  await opener(page, 'Kurt').click()
  await page.getByRole('button', { name: 'Als Spam markieren' }).click()
  await expect(page.getByText('In den Spam-Ordner verschoben')).toBeVisible()
  await undo.click()
  await expect(undo).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Als Spam markieren' })).toBeVisible()
  expect(await read()).toMatchObject({ spam: false, nextStep, ownerId })
  await adminApi.delete(`/api/contact/${id}`)
})

test('the keyboard goes through the list, opens, turns to the next, also on the next page, and comes back to where one was; with Shift, arrows mark text', async ({
  adminPage: page,
  adminApi,
  request,
}) => {
  const ids = await receive(request, 'Fritz', 'Gerda', 'Heinz')
  await page.goto(list)
  await expect(opener(page, 'Heinz')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(opener(page, 'Heinz')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(box(page, 'Heinz')).toBeChecked()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  await expect(box(page, 'Gerda')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(box(page, 'Heinz')).not.toBeChecked()

  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Anfrage A-/ })
  await expect(dialog.getByRole('heading', { name: 'Gerda' })).toBeVisible()
  await expect(dialog.getByText('2 von 3')).toBeVisible()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('heading', { name: 'Fritz' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Nächste' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await dialog.getByRole('button', { name: 'Vorherige' }).click()
  await dialog.getByRole('button', { name: 'Vorherige' }).click()
  await expect(dialog.getByRole('heading', { name: 'Heinz' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('heading', { name: 'Gerda' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener(page, 'Gerda')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(opener(page, 'Fritz')).toBeFocused()

  await goWithin(page, `${list}&perPage=2&page=1&sort=createdAt&order=DESC`)
  await expect(opener(page, 'Fritz')).toHaveCount(0)
  await opener(page, 'Gerda').click()
  await dialog.getByRole('button', { name: 'Nächste' }).click()
  await expect(dialog.getByRole('heading', { name: 'Fritz' })).toBeVisible()
  await expect(dialog.getByText('3 von 3')).toBeVisible()
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect(dialog).toBeHidden()
  await expect(opener(page, 'Fritz')).toBeFocused()
  await expect(page.getByText('3 bis 3 von 3')).toBeVisible()
  for (const id of ids) await adminApi.delete(`/api/contact/${id}`)
})

test('the views keep what one works on, and those that one saves are renamed and deleted; what was sent twice stands at the first one', async ({
  adminPage: page,
  adminApi,
  request,
}) => {
  const [first = 0] = await receive(request, 'Lotte')
  const [second = 0] = await receive(request, 'Lotte')
  await adminApi.put(`/api/contact/${first}`, { data: { ownerId: 1 } })
  await page.goto('/admin/inquiries')
  await page.getByLabel('Fällig').selectOption({ label: 'Überfällig' })
  await page.getByRole('button', { name: 'Ansicht speichern' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog.getByText('Name ist erforderlich')).toBeVisible()
  await dialog.getByLabel('Name der Ansicht').fill('Dringend')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Posteingang' }).click()
  await expect(page.getByLabel('Fällig')).toHaveValue('')

  await page.getByRole('button', { name: 'Meine offenen' }).click()
  await expect(opener(page, 'Lotte')).toHaveCount(1)
  await expect(page).toHaveURL(/owner%22%3A%22me/)
  await line(page, 'Lotte').getByRole('button', { name: '1 weitere' }).click()
  await page
    .getByRole('row', { name: /Dasselbe noch einmal/ })
    .getByRole('button')
    .click()
  await expect(dialog.getByText(/^Doppelt gesendet:/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ohne Antwort' }).click()
  const unanswered = page.getByRole('button', { name: 'Ohne Antwort', pressed: true })
  await expect(unanswered).toBeVisible()
  await expect(opener(page, 'Lotte')).toHaveCount(1)
  await adminApi.post(`/api/contact/${first}/messages`, { data: { kind: 'call', text: 'Gut' } })
  await page.reload()
  await expect(unanswered).toBeVisible()
  await expect(page.getByRole('status', { name: 'Wird geladen' })).toHaveCount(0)
  await expect(opener(page, 'Lotte')).toHaveCount(0)

  await page.getByRole('button', { name: 'Dringend' }).click()
  await expect(page.getByLabel('Fällig')).toHaveValue('overdue')
  await page.getByRole('button', { name: 'Ansicht ändern' }).click()
  await dialog.getByLabel('Name der Ansicht').fill('Überfällig')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('button', { name: 'Überfällig', pressed: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ansicht ändern' }).click()
  await dialog.getByRole('button', { name: 'Ansicht löschen' }).click()
  const question = page.getByRole('dialog', { name: 'Ansicht „Überfällig“ löschen?' })
  await question.getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByRole('button', { name: 'Überfällig' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ansicht speichern' })).toBeVisible()
  for (const id of [second, first]) await adminApi.delete(`/api/contact/${id}`)
})

test('a press anywhere on a line opens it, but not one that marks a text or belongs to a question about it; an agreed callback is said in a few letters beside the message, and no phone scrolls sideways for it', async ({
  adminPage: page,
  adminApi,
  request,
}) => {
  const [id] = await receive(request, 'Quirin')
  const { slots } = (await (await adminApi.get('/api/callback-slots')).json()).data
  const callback = { phone: '040 66969-105', callback: true, callbackAt: slots.at(-1).start }
  const data = { ...asked, ...callback, name: 'Rufus', concern: 'miete' }
  const { id: called } = (await (await request.post('/api/contact', { data })).json()).data
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(list)
  const isShut = () => expect(page).not.toHaveURL(/anfrage=/)
  await line(page, 'Quirin')
    .getByLabel(/^Status von/)
    .selectOption('Verloren')
  await page.getByRole('heading', { name: /^Warum ging A-.* verloren/ }).click()
  await isShut()
  await page.getByRole('button', { name: 'Abbrechen' }).click()

  await markText(page, line(page, 'Quirin').getByText(asked.message))
  await isShut()
  await page.evaluate(() => getSelection()?.empty())
  await line(page, 'Quirin').getByText(asked.message).click()
  await expect(page.getByRole('dialog', { name: /^Anfrage A-/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener(page, 'Quirin')).toBeFocused()

  await expect(line(page, 'Rufus').getByText(/^Rückruf \S+ (?:\S+ )?\d\d:\d\d$/)).toBeVisible()
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const message = await line(page, 'Rufus').getByTitle(asked.message).boundingBox()
    expect(message?.width, `${width} px`).toBeGreaterThanOrEqual(80)
  }
  for (const sent of [id, called]) await adminApi.delete(`/api/contact/${sent}`)
})

/** As with a mouse that is drawn over it. */
async function markText(page: Page, text: Locator) {
  const { x, y, height } = (await text.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  await page.mouse.move(x + 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + height / 2, { steps: 4 })
  await page.mouse.up()
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('')
}
