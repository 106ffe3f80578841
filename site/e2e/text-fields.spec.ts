import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { metaOf } from '../../shared/forms/field.ts'
import { pictureFields } from '../../shared/texts/fields.ts'
import { type PageText, pageTexts } from '../../shared/texts/index.ts'
import { adminPaths } from '../admin/data/adminPaths.ts'
import { expect, test } from './fixtures.ts'

// A choice that is pressed while its list still grows may be missed.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A field of a page's form: where its value stands in the content, and what it holds. */
interface Field {
  source: string
  schema: z.core.$ZodType
  value: unknown
}

/** Every field of a page, in the order of the form, for the entries that its lists have. */
function fieldsOf(schema: z.core.$ZodType, value: unknown, source = 'content'): Field[] {
  if (schema instanceof z.ZodObject) {
    const values = z.record(z.string(), z.unknown()).parse(value)
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      fieldsOf(field, values[name], `${source}.${name}`),
    )
  }
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject) {
    const { element } = schema
    return z
      .array(z.unknown())
      .parse(value)
      .flatMap((entry, index) => fieldsOf(element, entry, `${source}.${index}`))
  }
  // `house-picture.spec.ts` chooses one.
  return pictureFields.has(schema) ? [] : [{ source, schema, value }]
}

/** A value that no other field has, and that fits where the old one did. */
function otherValue({ schema, value }: Field, number: number): string | string[] {
  const { choices: labels } = metaOf(schema)
  if (labels) return Object.keys(labels).find((key) => key !== value) ?? ''
  if (schema instanceof z.ZodArray) return [`Zeile ${number}`, `Noch eine ${number}`]
  return typeof value === 'string' && value.length >= 50
    ? `Ein eigener Text mit der Nummer ${number}, lang genug für jedes Feld`
    : `Nr. ${number}`
}

async function enter(page: Page, { source, schema }: Field, value: string | string[]) {
  const input = page.locator(`[name="${source}"]`)
  const { choices: labels } = metaOf(schema)
  if (!labels) return input.fill([value].flat().join('\n'))
  await selectOf(page, input).click()
  const label = labels[String(value)] ?? ''
  await page.getByRole('option', { name: label, exact: true }).click()
}

const selectOf = (page: Page, input: Locator) =>
  page.locator('.MuiInputBase-root').filter({ has: input }).getByRole('combobox')

/** Changes these fields of a page in its form, saves, and finds each new value in what is stored. */
async function changeAndSave(
  page: Page,
  api: APIRequestContext,
  { page: name, content, template }: PageText,
  isChanged: (field: Field) => boolean = () => true,
) {
  await page.goto(adminPaths.text(name))
  const openAll = page.getByRole('button', { name: /^Alle (auf|zu)klappen$/ })
  if ((await openAll.textContent()) === 'Alle aufklappen') await openAll.click()
  const fields = fieldsOf(content, template)
  await expect
    .poll(() =>
      page
        .locator('form [name]')
        .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name'))),
    )
    .toEqual(fields.map(({ source }) => source))
  const expected = new Map(fields.map(({ source, value }) => [source, value]))
  for (const [index, field] of fields.entries()) {
    if (!isChanged(field)) continue
    const value = otherValue(field, index)
    await enter(page, field, value)
    expected.set(field.source, value)
  }
  await page.getByRole('button', { name: 'Speichern' }).click()
  // The service page says in its words, too, what follows.
  const shownBy =
    name === 'kontakt' ? '2 Seiten aktualisiert: Kontakt, Service' : '1 Seite aktualisiert'
  await expect(page.getByText(`Gespeichert. ${shownBy}`)).toBeVisible()
  const { data } = await (await api.get(`/api/texts/${name}`)).json()
  const stored = fieldsOf(content, data.content).map(({ source, value }) => [source, value])
  expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(expected))
  await api.delete(`/api/texts/${name}`)
}

/** Stands in a group of its own within a section, as the headings of a table do. */
const isInGroup = ({ source }: Field) => /^content(\.[a-z]+){3}$/i.test(source)

test('the headings of every table can be changed and saved', { tag: '@nightly' }, async ({
  adminPage,
  adminApi,
}) => {
  const withTables = pageTexts.filter(({ content, template }) =>
    fieldsOf(content, template).some(isInGroup),
  )
  expect(withTables.length).toBeGreaterThan(0)
  for (const text of withTables) await changeAndSave(adminPage, adminApi, text, isInGroup)
})

test('a slow press opens a list of choices and chooses nothing', async ({ adminPage: page }) => {
  await page.goto(adminPaths.text('service'))
  await page.getByRole('button', { name: 'Alle aufklappen' }).click()
  const symbols = page.getByRole('combobox', { name: 'Symbol' })
  const before = await symbols.allTextContents()
  // Where there is no room below for so long a list, it lies over the field.
  await symbols.last().click({ delay: 600 })
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.getByRole('option', { selected: true }).click()
  await expect(symbols).toHaveText(before)
})

for (const text of pageTexts)
  test(`every field of ${text.path} can be changed and saved`, { tag: '@nightly' }, async ({
    adminPage,
    adminApi,
  }) => {
    await changeAndSave(adminPage, adminApi, text)
  })
