import { afterAll, expect, it } from 'vitest'
import { sqlite } from '../base/data/db/migration.ts'
import { createTestApp } from '../tests/test-app.ts'
import { englishTemplates } from './english-templates.ts'

const test = await createTestApp()
afterAll(() => test.close())

/** How many templates there are once the migration has run on a house that had none in English. */
async function carriedOver(): Promise<number> {
  await test.query("delete from message_template where language = 'en'")
  for (const statement of await englishTemplates.up(sqlite, async () => []))
    await test.query(statement)
  return (await test.query('select id from message_template')).length
}

it('brings the delivered templates in English to a house that has changed none', async () => {
  expect(await carriedOver()).toBe(8)
})

it('leaves a house alone that has texts of its own', async () => {
  await test.query("insert into message_template (name, text, updated_at) values ('A', 'Ja.', 0)")
  expect(await carriedOver()).toBe(5)
  await test.query('delete from message_template where id = 1')
  expect(await carriedOver()).toBe(4)
})
