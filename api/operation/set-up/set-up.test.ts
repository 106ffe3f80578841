import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SetUp, SetUpKey } from '../../../shared/dealer/set-up.ts'
import { home } from '../../../shared/texts/home.ts'
import { readCatalogue } from '../../catalogue/demo-stock/catalogue.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const SET_UP = '/api/settings/set-up'
const read = async () => (await test.get<SetUp>(SET_UP, test.token)).data
const step = async (key: SetUpKey) => (await read()).steps.find((one) => one.key === key)
const call = (method: string, path: string, body?: unknown) =>
  test.call<SetUp>(method, path, { token: test.token, body })

describe('the way from the demo to an own site', () => {
  it('puts the example machines in the trash as one change, and asks for own ones', async () => {
    const [first] = (await readCatalogue()).products
    const { title, stockNumber } = first ?? {}
    const example = await test.addProduct({ title, stockNumber })
    expect(await read()).toMatchObject({ demoProducts: 1 })
    expect(await step('stock')).toMatchObject({ open: ['Beispielmaschinen', 'eigene Maschinen'] })
    const own = await test.addProduct({ title: 'Eigene Maschine', stockNumber: 'E-1' })
    const { data } = await call('POST', '/api/settings/remove-demo-products')
    expect(data).toEqual({ removed: 1, inquiries: 0 })
    expect((await test.get(`/api/products/${example.id}`)).status).toBe(404)
    expect((await test.get(`/api/products/${own.id}`)).status).toBe(200)
    expect((await test.get<unknown[]>('/api/trash', test.token)).data).toHaveLength(1)
    expect(await step('stock')).toMatchObject({ isDone: true, open: [] })
  })

  it('sees what was done elsewhere', async () => {
    const templates = (await step('texts'))?.open ?? []
    expect(templates).toContain('Service')
    expect(templates).not.toContain('AGB')
    await call('PUT', '/api/texts/home', { content: home.template })
    expect(templates).toHaveLength(7)
    expect((await step('texts'))?.open).toHaveLength(6)

    expect(await step('portals')).toMatchObject({ isDone: false })
    await call('PUT', '/api/feeds/maschinensucher', { enabled: true })
    expect(await step('portals')).toMatchObject({ isDone: true })

    expect(await step('name')).toMatchObject({ open: ['Ihr Name'] })
    await call('PUT', '/api/users/1', { name: 'Erika Muster' })
    expect(await step('name')).toMatchObject({ isDone: true })

    expect(await step('account')).toMatchObject({ open: ['Ihre E-Mail-Adresse'] })
    await call('PUT', '/api/users/1', { email: 'chef@firma.example' })
    expect(await step('account')).toMatchObject({ isDone: true })
    expect(await step('secondWay'), 'nobody can mail a link').toMatchObject({ isDone: false })

    expect(await step('colleagues')).toMatchObject({ isDone: false })
    await call('POST', '/api/users', { username: 'Eva', email: 'e@f.example', role: 'sales' })
    expect(await step('colleagues')).toMatchObject({ isDone: true })

    expect(await step('backup')).toMatchObject({ isDone: false })
    await test.backups.make()
    expect(await step('backup')).toMatchObject({ isDone: true })
  })

  it('keeps a tick until it is taken away, touches no page for it, and needs the right key', async () => {
    const before = test.freshness.position
    for (let time = 0; time < 2; time++) {
      const { status, data } = await call('PUT', SET_UP, { key: 'review', isTicked: true })
      expect(status).toBe(200)
      expect(data.steps).toContainEqual(
        expect.objectContaining({ key: 'review', isDone: true, isTicked: true }),
      )
    }
    expect(await step('review')).toMatchObject({ isDone: true })
    await call('PUT', SET_UP, { key: 'review', isTicked: false })
    expect(await step('review')).toMatchObject({ isDone: false, isTicked: false })
    expect(test.freshness.position).toEqual(before)
    const { details } = await call('PUT', SET_UP, { key: 'rocket', isTicked: true })
    expect(details).toEqual({ key: ['Diesen Schritt gibt es nicht'] })
  })

  it('names the machines that are described in German alone, with what mends it', async () => {
    const { id, title } = await test.addProduct({ title: 'Nur deutsch', description: 'Gepflegt' })
    const machines = (await read()).english.find(({ what }) => what.includes('Maschine'))
    expect(machines?.mends).toContainEqual({ resource: 'products', id, name: title })
    expect(machines?.mends.length).toBeLessThanOrEqual(3)
  })
})
