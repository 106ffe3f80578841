import type { APIResponse } from '@playwright/test'
import { paths } from '../../shared/addresses/paths.ts'
import { adviserParameters } from '../../shared/adviser/questions.ts'
import { catalogueKeys, parameterNames } from '../../shared/catalogue/state.ts'
import { expect, test } from './fixtures.ts'

const MARKUP = '</noscript><img src=x onerror=alert(1)>"\'>'

/** A page with this typed into every field that its address knows. */
const typedInto = (path: string, names: readonly string[]) =>
  `${path}?${new URLSearchParams(names.map((name) => [name, MARKUP]))}`

const pages = [
  typedInto(paths.adviser, adviserParameters),
  typedInto(
    paths.catalogue,
    catalogueKeys.map((key) => parameterNames[key]),
  ),
]

/** Of a tag that names an attribute twice browsers take the first, and a checker of the W3C reports it. */
const CLASS_TWICE = /<[a-z]+\s(?:[^>]*\s)?class="[^"]*"(?:\s[^>]*)?\sclass="[^>]*>/

/** What was typed is on the page, but nowhere as markup. */
async function expectEscaped(answer: APIResponse) {
  const html = await answer.text()
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).not.toContain('<img src=x')
  expect(CLASS_TWICE.exec(html)?.[0]).toBeUndefined()
}

for (const address of pages)
  test(`markup comes back from ${address.split('?')[0]} as the text that it is`, async ({
    page,
  }) => {
    await expectEscaped(await page.request.get(address))
    await page.goto(address)
    await expect(page.getByText(MARKUP).filter({ visible: true })).not.toHaveCount(0)
    await expect(page.locator('img[src=x]')).toHaveCount(0)
  })

test('markup comes back from a form that was refused as the text that it is', async ({
  request,
}) => {
  const form = { name: MARKUP, email: MARKUP, company: MARKUP, phone: MARKUP, message: MARKUP }
  await expectEscaped(await request.post(paths.contact, { form }))
})
