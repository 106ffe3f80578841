import { afterAll, expect, it } from 'vitest'
import { sqlite } from '../base/data/db/migration.ts'
import { createTestApp } from '../tests/test-app.ts'
import { answering } from './answering.ts'

const test = await createTestApp()
afterAll(() => test.close())

/** What the migration does with rows, once more, as if they had been there before its columns. */
async function carryOver(): Promise<void> {
  for (const statement of answering.up(sqlite))
    if (statement.startsWith('update')) await test.query(statement)
}

it('attaches the data sheet that a shipped template speaks of, unless it no longer does', async () => {
  const sheets = () =>
    test.query(`select data_sheets as it from message_template where language = 'de' order by id`)
  await test.query('update message_template set data_sheets = 0')
  await carryOver()
  expect(await sheets()).toEqual([{ it: 1 }, { it: 0 }, { it: 0 }, { it: 0 }])
  await test.query(`update message_template set data_sheets = 0, text = 'Ja.' where id = 1`)
  await carryOver()
  expect(await sheets()).toEqual([{ it: 0 }, { it: 0 }, { it: 0 }, { it: 0 }])
})

it('calls automatic what nobody has signed, and says of the home page’s figure when it counts', async () => {
  const { data } = await test.call<{ id: number }>('POST', '/api/contact', {
    body: { name: 'Erika Muster', email: 'e@firma.example', message: 'Ist er noch da?' },
  })
  for (const author of ["'Eva'", 'null'])
    await test.query(
      `insert into message (inquiry_id, at, kind, text, author) values (${data.id}, 0, 'reply', 'Ja.', ${author})`,
    )
  await test.query(
    `insert into page_text values ('home', '{"figure":"{antwortzeit} h","title":"bis zur Antwort"}', 0)`,
  )
  await carryOver()
  expect(await test.query('select automatic as it from message order by id')).toEqual([
    { it: 0 },
    { it: 1 },
  ])
  const [text] = await test.query<{ content: string }>('select content from page_text')
  expect(text?.content).toContain('"bis zur Antwort [{antworttage}]"')
})
