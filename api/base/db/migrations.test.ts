import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ContactReceipt } from '../../../shared/inquiries/contact-input.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import type { Product } from '../../../shared/product/product.ts'
import { entities } from '../../entities.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'
import { openDatabase } from './database.ts'

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
  const difference = await orm.schema.getUpdateSchemaSQL({ wrap: false, safe: true })
  expect(difference.trim()).toBe('')
})

it('gives machines from before their place among those that can be had', async () => {
  for (const status of ['reserved', 'sold', 'active', 'inactive']) await test.addProduct({ status })
  const { database, config } = test
  const em = database.orm.em.fork()
  for (const index of await em.execute<{ name: string }[]>(
    `select name from sqlite_master where type = 'index' and sql like '%availability%'`,
  ))
    await em.execute(`drop index ${index.name}`)
  await em.execute('alter table product drop column availability')
  await em.execute(`delete from mikro_orm_migrations where name like '%availability'`)
  const updated = await openDatabase(config, entities)
  await updated.close()
  const { data } = await test.get<Product[]>('/api/products?sort=available', test.token)
  expect(data.map(({ status }) => status)).toEqual(['active', 'reserved', 'sold', 'inactive'])
})

it('makes inquiries searchable that came before the search', async () => {
  const body = { name: 'Erika Muster', email: 'e@firma.example', message: 'Ist er noch zu haben?' }
  const { data } = await test.call<ContactReceipt>('POST', '/api/contact', { body })
  const { orm } = test.database
  const em = orm.em.fork()
  await em.execute('alter table inquiry drop column search_text')
  await em.execute(`delete from mikro_orm_migrations where name like '%inquiry-search'`)
  await orm.migrator.up()
  const found = await test.get<Inquiry[]>(`/api/contact?search=${data.receipt}`, test.token)
  expect(found.data.map(({ id }) => id)).toEqual([data.id])
})

it('finds inquiries by their machine that came before the search knew titles', async () => {
  const { id: productId } = await test.addProduct({ title: 'Crown Überlader' })
  const person = { name: 'Erika Muster', email: 'e@firma.example' }
  const body = { ...person, message: 'Ist er noch zu haben?', productId }
  const { data } = await test.call<ContactReceipt>('POST', '/api/contact', { body })
  const { orm } = test.database
  const em = orm.em.fork()
  await em.execute('drop table inquiry_product')
  await em.execute(`update inquiry set search_text = 'erika muster'`)
  await em.execute(`delete from mikro_orm_migrations where name like '%inquiry-products'`)
  await orm.migrator.up()
  const found = await test.get<Inquiry[]>('/api/contact?search=erika+ueberlader', test.token)
  expect(found.data.map(({ id }) => id)).toEqual([data.id])
})

it('finds inquiries by their telephone number that came before the search knew it', async () => {
  const person = { name: 'Erika Muster', email: 'e@firma.example', phone: '040 / 66 96-912' }
  const body = { ...person, message: 'Ist er noch zu haben?' }
  const { data } = await test.call<ContactReceipt>('POST', '/api/contact', { body })
  const { orm } = test.database
  const em = orm.em.fork()
  await em.execute(`update inquiry set search_text = 'erika muster'`)
  await em.execute(`delete from mikro_orm_migrations where name like '%inquiry-phone'`)
  await orm.migrator.up()
  const found = await test.get<Inquiry[]>('/api/contact?search=erika+0406696912', test.token)
  expect(found.data.map(({ id }) => id)).toEqual([data.id])
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
