import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/test-app.ts'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

it('brings the database to exactly what the entities say', async () => {
  // The search index is the one table that no entity stands for.
  const { orm } = test.database
  for (const step of ['insert', 'update', 'delete'])
    await orm.em.fork().execute(`drop trigger product_search_${step}`)
  await orm.em.fork().execute('drop table product_search')
  const difference = await orm.schema.getUpdateSchemaSQL({ wrap: false })
  expect(difference.trim()).toBe('')
})

it('keeps foreign keys on and readers out of the way of writers', async () => {
  const [mode] = await test.query<{ journal_mode: string }>('pragma journal_mode')
  expect(mode?.journal_mode).toBe('wal')
  const [keys] = await test.database.orm.em
    .fork()
    .execute<{ foreign_keys: number }[]>('pragma foreign_keys')
  expect(keys?.foreign_keys).toBe(1)
})

it('answers every filter and sort of a list through an index', async () => {
  const plans = [
    'order by p.visible_price asc nulls last, p.id',
    'order by p.visible_price desc nulls last, p.id desc',
    'where p.category_id = 1 order by p.visible_price desc nulls last, p.id desc',
    'order by p.created_at desc, p.id desc',
    'order by p.year, p.id',
    'order by p.title_key, p.id',
    `where p.category_id = 1 order by p.created_at desc, p.id desc`,
    `where p.status = 'sold' order by p.created_at desc, p.id desc`,
    'where p.featured = 1 order by p.created_at desc, p.id desc',
    'order by p.availability desc, p.created_at desc, p.id desc',
    'where p.category_id = 1 order by p.availability desc, p.created_at desc, p.id desc',
    'where p.category_id = 1 and p.availability = 3 order by p.compared_price desc, p.id desc',
  ]
  for (const plan of plans) {
    const steps = await test.query<{ detail: string }>(
      `explain query plan select p.id from product p ${plan} limit 12`,
    )
    const detail = steps.map((step) => step.detail).join('; ')
    expect(detail, plan).toMatch(/USING (?:COVERING )?INDEX/)
    expect(detail, plan).not.toContain('TEMP B-TREE')
  }
})
