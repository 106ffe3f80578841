import { adminPaths } from '../admin/data/adminPaths.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'

test('what a customer adds is joined at one press, taken back, joined by hand, and found under both numbers', async ({
  adminPage: page,
  adminApi,
}) => {
  const ask = async (fields: Record<string, unknown>) => {
    const answer = await adminApi.post('/api/contact', { data: fields })
    const { data }: { data: { id: number; receipt: string } } = await answer.json()
    return data
  }
  const sender = { name: 'Nora Nachtrag', company: 'Nachtrag GmbH', email: 'nora@nachtrag.example' }
  const first = await ask({
    ...sender,
    company: 'Werft KG',
    phone: '040 5551216',
    message: 'Ist der Stapler noch da?',
    productIds: [1],
  })
  const message = 'Noch was: gibt es den mit Kabine?'
  const second = await ask({ ...sender, phone: '040 5551219', message })
  const colleague = {
    name: 'Kurt Kollege',
    company: 'Nachtrag GmbH',
    email: 'kurt@nachtrag.example',
  }
  const third = await ask({ ...colleague, message: 'Wann können Sie liefern?' })

  const dialog = page.getByRole('dialog', { name: /^Anfrage A-/ })
  await page.goto(adminPaths.inquiry(second.id))
  await expect(dialog.getByText(`Von derselben Person kam schon ${first.receipt}`)).toBeVisible()
  await expectAccessible(page)
  const words = dialog.getByLabel('Was wurde besprochen?')
  await words.fill('Mit Kabine, ja')
  await dialog.getByRole('button', { name: 'Zusammenführen', exact: true }).click()
  await expect(
    dialog.getByText(`${second.receipt} ist mit dieser Anfrage zusammengeführt.`),
  ).toBeVisible()
  const talk = dialog.getByRole('list', { name: 'Verlauf' })
  await expect(talk.getByText('Ist der Stapler noch da?')).toBeVisible()
  await expect(talk.getByText(message)).toBeVisible()
  await expect(talk.getByText('Nachtrag GmbH')).toBeVisible()
  await expect(talk.getByText(`Anfrage ${second.receipt}`, { exact: true })).toHaveCount(1)
  const newest = 'tel:+49405551219'
  await expect(talk.getByRole('link', { name: '040 5551219' })).toHaveAttribute('href', newest)
  const call = dialog.getByRole('link', { name: 'Anrufen: 040 5551219' })
  await expect(call).toHaveAttribute('href', newest)
  await expect(words).toHaveValue('Mit Kabine, ja')
  await expect(page.getByText(`${second.receipt} gehört jetzt zu ${first.receipt}`)).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByText(`${second.receipt} steht wieder für sich`)).toBeVisible()
  await expect(dialog.getByText(`Von derselben Person kam schon ${first.receipt}`)).toBeVisible()

  await dialog.getByRole('button', { name: 'Mit anderer Anfrage zusammenführen …' }).click()
  const question = page.getByRole('dialog', { name: /zusammenführen$/ })
  await question.getByRole('radio', { name: new RegExp(third.receipt) }).check()
  await expect(
    question.getByText('ist von jemand anderem: Kurt Kollege, Nachtrag GmbH'),
  ).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('radio', { name: new RegExp(first.receipt) }).check()
  await expect(question.getByText('von jemand anderem')).toHaveCount(0)
  await question.getByRole('button', { name: 'Zusammenführen' }).click()
  await expect(question).toHaveCount(0)
  await expect(dialog.getByText('Zusammengeführt mit')).toBeVisible()
  await dialog.getByRole('button', { name: `${second.receipt} wieder trennen` }).click()
  await expect(dialog.getByText(`Von derselben Person kam schon ${first.receipt}`)).toBeVisible()

  await dialog.getByRole('link', { name: 'Nachtrag GmbH' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nachtrag GmbH' })).toBeVisible()
  const people = page.getByRole('list', { name: 'Personen' })
  await expect(people.getByRole('link', { name: 'Kurt Kollege' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Anfragen' }).getByRole('listitem')).toHaveCount(3)
  await page.reload()
  await expect(people.getByRole('link', { name: 'Nora Nachtrag' })).toBeVisible()
  await expectAccessible(page)
})

test('answers begun for two inquiries are one once these are joined, from whichever of them, and stay when they are parted', async ({
  adminPage: page,
  adminApi,
}) => {
  const ask = async (message: string) => {
    const sender = { name: 'Ella Entwurf', email: 'ella@entwurf.example' }
    const answer = await adminApi.post('/api/contact', { data: { ...sender, message } })
    const { data }: { data: { id: number; receipt: string } } = await answer.json()
    return data
  }
  const first = await ask('Was kostet die Miete?')
  const second = await ask('Gibt es ihn mit Kabine?')
  const dialog = page.getByRole('dialog', { name: /^Anfrage A-/ })
  const words = dialog.getByLabel('Was wurde besprochen?')
  const write = async ({ id, receipt }: typeof first, text: string) => {
    await page.goto(adminPaths.inquiry(id))
    await expect(dialog.getByRole('heading', { name: `Anfrage ${receipt}` })).toBeVisible()
    await words.fill(text)
  }
  const join = dialog.getByRole('button', { name: 'Zusammenführen', exact: true })
  const draftsOf = ({ id }: typeof first) =>
    page.evaluate(
      (end) => Object.keys(localStorage).filter((key) => key.endsWith(end)),
      `antwort.${id}`,
    )

  await write(first, 'Die Miete beginnt bei 480 Euro')
  await write(second, 'Mit Kabine, ja')
  await join.click()
  await expect(words).toHaveValue('Die Miete beginnt bei 480 Euro\n\nMit Kabine, ja')
  expect(await draftsOf(second)).toEqual([])
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByText(`${second.receipt} steht wieder für sich`)).toBeVisible()
  await expect(words).toHaveValue('')

  await words.fill('Auch mit Heizung')
  await page.goto(adminPaths.inquiry(first.id))
  await expect(words).toHaveValue('Die Miete beginnt bei 480 Euro\n\nMit Kabine, ja')
  await join.click()
  await expect(words).toHaveValue(
    'Die Miete beginnt bei 480 Euro\n\nMit Kabine, ja\n\nAuch mit Heizung',
  )
  expect(await draftsOf(second)).toEqual([])
})

test('beside a list, what was joined has the place of the one that it belongs to', async ({
  adminPage: page,
  adminApi,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  let younger = { id: 0, receipt: '' }
  for (const message of ['Ist der Stapler noch da?', 'Gibt es ihn mit Kabine?']) {
    const data = { name: 'Bodo Blätter', email: 'bodo@blaetter.example', message }
    younger = (await (await adminApi.post('/api/contact', { data })).json()).data
  }
  await page.goto(adminPaths.inquiries)
  await page.getByLabel('Anfragen suchen').fill('blaetter.example')
  const rows = page.getByRole('table', { name: 'Anfragen' }).getByRole('rowgroup')
  await expect(rows).toHaveCount(2)
  await rows.first().getByRole('button', { name: 'Bodo Blätter' }).click()
  const dialog = page.getByRole('dialog', { name: /^Anfrage A-/ })
  const pager = dialog.getByRole('navigation', { name: 'Weitere Anfragen' })
  await expect(pager).toHaveText('1 von 2')
  await dialog.getByRole('button', { name: 'Zusammenführen', exact: true }).click()
  await expect(pager).toHaveText('1 von 1')
  for (const name of ['Vorherige', 'Nächste'])
    await expect(pager.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  // Somebody parts them elsewhere before it is taken back here.
  expect((await adminApi.post(`/api/contact/${younger.id}/part`)).ok()).toBe(true)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByText(`${younger.receipt} steht schon wieder für sich`)).toBeVisible()
  await expect(pager).toHaveText(/ von 2$/)
})

test('„Kunden“ in the menu finds everybody by what one knows of them', async ({
  adminPage: page,
  adminApi,
}) => {
  for (const [name, email] of [
    ['Sofie Suchmann', 'sofie@suchhof.example'],
    ['Theo Anders', 'theo@gmx.de'],
  ])
    await adminApi.post('/api/contact', {
      data: { name, email, phone: '0461 445566', message: 'Was kostet der Stapler?' },
    })
  await page.goto(adminPaths.dashboard)
  await page
    .getByRole('navigation', { name: 'Verwaltung' })
    .getByRole('link', { name: 'Kunden' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kunden' })).toBeVisible()
  const customers = page.getByRole('list', { name: 'Kunden' }).getByRole('listitem')
  await expect(customers.first().getByRole('link', { name: 'Theo Anders' })).toBeVisible()
  await page.getByLabel('Kunden suchen').fill('suchhof')
  await expect(customers).toHaveCount(1)
  await expect(page).toHaveURL(/suche=suchhof/)
  await expectAccessible(page)
  await customers.getByRole('link', { name: 'Sofie Suchmann' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sofie Suchmann' })).toBeVisible()
  await page.goBack()
  await expect(customers).toHaveCount(1)
  await page.getByLabel('Kunden suchen').fill('gibtesnicht')
  await expect(page.getByText('Niemand gefunden.')).toBeVisible()
})
