import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Backup } from '../../../shared/backup/backup.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import type { MessageTemplate } from '../../../shared/inquiries/template.ts'
import type { Category } from '../../../shared/product/category.ts'
import type { Product } from '../../../shared/product/product.ts'
import { exportPage } from '../../../shared/texts/export.ts'
import type { Text } from '../../../shared/texts/text.ts'
import { logIn } from '../../tests/accounts.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../tests/test-app.ts'
import { restore } from './backups.testing.ts'
import { changeRows, rewrite } from './rewrite.testing.ts'

let test: TestApp
let archive: string
let token: string
beforeEach(async () => {
  test = await createTestApp()
  token = test.token
  await test.addProduct({ descriptionEn: 'Well kept' })
  await ask('PUT', '/categories/diesel', { nameEn: 'Diesel trucks' })
  await ask('POST', '/message-templates', { name: 'Da', language: 'en', text: 'It is here.' })
  const sender = { name: 'Piotr Nowak', email: 'piotr@firma.example', language: 'en' }
  await ask('POST', '/contact/manual', { source: 'mail', ...sender })
  await ask('PUT', '/texts/export', { content: ownText })
  const { data } = await test.call<Backup>('POST', '/api/backups', { token })
  archive = test.backups.files.placeOf(data.name)
})
afterEach(() => test.close())

const { template } = exportPage
const ownText = { ...template, stock: { ...template.stock, title: 'Our trucks' } }

const ask = async <Data>(method: string, path: string, body?: unknown) =>
  (await test.call<Data>(method, `/api${path}`, { token, body })).data

const apply = async (change: Parameters<typeof rewrite>[1]) => {
  const file = await rewrite(archive, change)
  expect((await restore(test, token, { file, mode: 'apply' })).status).toBe(200)
  token = await logIn(test, 'admin', PASSWORD)
}

const inEnglish = async () => {
  const [product] = await ask<Product[]>('GET', '/products')
  const [template] = await ask<MessageTemplate[]>('GET', '/message-templates')
  const [inquiry] = await ask<Inquiry[]>('GET', '/contact')
  const { nameEn } = await ask<Category>('GET', '/categories/diesel')
  return [product?.descriptionEn, nameEn, template?.language, inquiry?.language]
}

describe('what a dealer says in English, and to whom', () => {
  it('is what it was once a backup is restored', async () => {
    await ask('PUT', '/categories/diesel', { nameEn: 'Changed' })
    await ask('DELETE', '/texts/export')
    await apply(() => {})
    expect(await inEnglish()).toEqual(['Well kept', 'Diesel trucks', 'en', 'en'])
    const { content } = await ask<Text>('GET', '/texts/export')
    expect(content).toMatchObject({ stock: { title: 'Our trucks' } })
  })

  it('is nothing in a backup of before, which is restored all the same', async () => {
    await apply((contents) => {
      contents.manifest.migrations = contents.manifest.migrations.filter(
        (name) => !name.includes('english') && !name.includes('language'),
      )
      changeRows(contents, 'product', (row) => delete row.description_en)
      changeRows(contents, 'category', (row) => delete row.name_en)
      for (const table of ['inquiry', 'message_template', 'search_alert'])
        changeRows(contents, table, (row) => delete row.language)
    })
    expect(await inEnglish()).toEqual(['', '', 'de', 'de'])
  })
})
