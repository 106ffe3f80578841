import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoSettings } from '../../../shared/dealer/company.ts'
import type { Revision, RevisionPreview } from '../../../shared/operation/history.ts'
import { about } from '../../../shared/texts/about.ts'
import { home } from '../../../shared/texts/home.ts'
import { pageTexts } from '../../../shared/texts/index.ts'
import { terms } from '../../../shared/texts/terms.ts'
import type { Text } from '../../../shared/texts/text.ts'
import { picture, upload } from '../../catalogue/images/images.testing.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const HOME = '/api/texts/home'
const { template } = home
const withTitle = (title: string) => ({ ...template, hero: { ...template.hero, title } })
const read = async () => (await test.get<Text>(HOME)).data
const save = (content: unknown, headers: Record<string, string> = {}) =>
  test.call<Text>('PUT', HOME, { token: test.token, body: { content }, headers })
const reset = () => test.call<Text>('DELETE', HOME, { token: test.token })

describe('the picture beside the texts', () => {
  const withPicture = (image: string) => ({
    ...template,
    picture: { image, alt: 'Unsere Halle', caption: '' },
  })

  it('is one of the dealer’s own, or none', async () => {
    expect((await save(withPicture(''))).status).toBe(200)
    expect((await save(withPicture('/uploads/large/halle.webp'))).status).toBe(200)
    const { status, details } = await save(withPicture('javascript:alert(1)'))
    expect(status).toBe(400)
    expect(details).toEqual({
      'content.picture.image': ['Bild muss ein hochgeladenes Bild sein'],
    })
  })

  it('leaves the page when it is deleted, and nothing else does', async () => {
    const { data } = await upload(test, [['halle.jpg', await picture()]])
    const [image] = data.uploaded
    await save(withPicture(image?.urls.large ?? ''))
    const path = `/api/upload/images/${image?.filename}`
    expect((await test.call('DELETE', path, { token: test.token })).status).toBe(200)
    const { content } = await read()
    expect(content).toEqual(withPicture(''))
    await reset()
  })
})

describe('the page about the dealer', () => {
  const { company } = demoSettings
  const setCompany = (changes: object) => {
    const body = { company: { ...company, ...changes } }
    return test.call('PUT', '/api/settings', { token: test.token, body })
  }
  const lines = async () => {
    const { data } = await test.get<Text>('/api/texts/ueber-uns')
    return about.content.parse(data.content).people.list.map(({ phone }) => phone)
  }

  it('names the lines of the demo, and to another dealer none but their own number', async () => {
    expect((await lines())[0]).toBe('040 66969-120')
    await setCompany({ name: 'Weser Flurförder GmbH', email: 'post@weser.example' })
    expect(new Set(await lines())).toEqual(new Set(['{telefon}']))
    await setCompany({})
    expect((await lines())[0]).toBe('040 66969-120')
  })
})

describe('the texts of a page', () => {
  it('are those of the template until the dealer writes their own', async () => {
    const text = { page: 'home', content: template, isTemplate: true, updatedAt: null }
    expect(await read()).toEqual(text)
    const { data } = await test.get<Text[]>('/api/texts', test.token)
    expect(data.map(({ page }) => page)).toEqual(pageTexts.map(({ page }) => page))
    expect(data[0]).toEqual(text)
  })

  it('are saved as a whole, and the template comes back when they are deleted', async () => {
    const { status, data } = await save(withTitle('Stapler, die *passen*'))
    expect(status).toBe(200)
    expect(data).toMatchObject({
      isTemplate: false,
      content: { hero: { title: 'Stapler, die *passen*' }, makers: template.makers },
    })
    expect(await read()).toEqual(data)
    expect((await reset()).data).toMatchObject({ isTemplate: true, content: template })
    expect((await reset()).status, 'of a template').toBe(200)
  })

  it('can be changed by the administrator alone, and read by everyone', async () => {
    expect((await test.get('/api/texts')).status).toBe(401)
    for (const [method, path] of [
      ['PUT', HOME],
      ['DELETE', HOME],
      ['POST', `${HOME}/preview`],
    ] as const)
      expect((await test.call(method, path, { body: { content: template } })).status).toBe(401)
    expect((await read()).isTemplate).toBe(true)
  })

  it('exist for the pages that have some, and for no other', async () => {
    expect((await test.get('/api/texts/nichts')).status).toBe(404)
    const body = { content: template }
    for (const path of ['/api/texts/nichts', '/api/texts/constructor'])
      expect((await test.call('PUT', path, { token: test.token, body })).status).toBe(404)
  })

  it.each([
    ['PUT', '/api/texts/nichts'],
    ['POST', '/api/texts/nichts/preview'],
  ])('exist for no other page, whatever is sent to it: %s %s', async (method, path) => {
    for (const body of [{ content: template }, {}, { content: 1 }, '[]', '{', undefined])
      expect((await test.call(method, path, { token: test.token, body })).status).toBe(404)
  })

  it('stay as they are when nothing is sent', async () => {
    const { data: own } = await save(withTitle('Eigener Titel'))
    const nothing = (headers: Record<string, string> = {}) =>
      test.call<Text>('PUT', HOME, { token: test.token, body: {}, headers })
    expect(await nothing()).toMatchObject({ status: 200, data: own })
    const outdated = { 'If-Match': '"2020-01-01T00:00:00.000Z"' }
    expect(await nothing(outdated)).toMatchObject({ status: 409, data: own })
    await reset()
    expect((await nothing()).data).toMatchObject({ isTemplate: true, content: template })
  })

  it('name each wrong field by its path, and change nothing', async () => {
    const { makers, ...rest } = template
    const { status, details } = await save({
      ...rest,
      hero: { ...template.hero, title: ' ', lead: 'Bei {firmaa} in {ort}' },
      services: { ...template.services, list: [{ ...template.services.list[0], icon: 'x' }] },
      reasons: { ...template.reasons, list: [] },
      callToAction: { ...template.callToAction, button: 'x'.repeat(41) },
    })
    expect(status).toBe(400)
    expect(details).toEqual({
      'content.makers': ['Angaben fehlen'],
      'content.hero.title': ['Überschrift ist erforderlich'],
      'content.hero.lead': ['Den Platzhalter {firmaa} gibt es nicht'],
      'content.services.list.0.icon': ['Symbol: bitte wählen'],
      'content.reasons.list': ['Mindestens 2 Einträge'],
      'content.callToAction.button': ['Knopf zur Anfrage darf höchstens 40 Zeichen lang sein'],
    })
    expect((await read()).isTemplate).toBe(true)
  })

  it('refuse Markdown that no parser could take, before anything is rendered', async () => {
    const body = { content: { ...terms.template, body: { text: '>'.repeat(6000) } } }
    expect(await test.call('PUT', '/api/texts/agb', { token: test.token, body })).toMatchObject({
      status: 400,
      details: { 'content.body.text': [expect.stringContaining('Zu tief verschachtelt')] },
    })
  })

  it('refuse a heading that is gone when the dealer names no year', async () => {
    const message = '{seit} kann fehlen: Setzen Sie es mit den Worten dazu in eckige Klammern'
    expect((await save(withTitle('Stapler seit {seit}'))).details).toEqual({
      'content.hero.title': [message],
    })
    const several = '[Seit {seit} ]Garantie {garantie}, Leasing {leasing}, {leasing}'
    expect((await save(withTitle(several))).details).toEqual({
      'content.hero.title': [
        '{garantie} und {leasing} können fehlen: Setzen Sie sie mit den Worten dazu in eckige Klammern',
      ],
    })
    expect((await save(withTitle('[Seit {seit}]'))).details).toEqual({
      'content.hero.title': [expect.stringContaining('außerhalb der eckigen Klammern')],
    })
    expect((await save(withTitle('Stapler [seit {seit}]'))).status).toBe(200)
  })

  it('have a description that search engines show in full, with the dealer’s name in it', async () => {
    const meta = {
      ...template.meta,
      description: 'Stapler von {firma} in {ort}',
    }
    expect((await save({ ...template, meta })).details).toEqual({
      'content.meta.description': [
        'Beschreibung muss 50 bis 300 Zeichen lang sein, mit Ihren Angaben sind es 38',
      ],
    })
  })

  it('let nobody overwrite what somebody else has saved meanwhile', async () => {
    const { updatedAt } = (await save(withTitle('Eins'))).data
    const seen = { 'If-Match': `"${updatedAt}"` }
    expect((await save(withTitle('Zwei'), seen)).status).toBe(200)
    const late = await save(withTitle('Drei'), seen)
    expect(late.status).toBe(409)
    expect(late.data).toMatchObject({ content: { hero: { title: 'Zwei' } } })
    await reset()
    expect((await save(withTitle('Vier'), seen)).status, 'after a reset').toBe(409)
    const never = { 'If-None-Match': '*' }
    expect((await save(withTitle('Fünf'), never)).status).toBe(200)
    expect((await save(withTitle('Sechs'), never)).status).toBe(409)
    await reset()
  })
})

describe('the history of a page’s texts', () => {
  const ask = <Data>(method: string, path: string, headers: Record<string, string> = {}) =>
    test.call<Data>(method, `${HOME}/history${path}`, { token: test.token, headers })
  const history = async () => (await ask<Revision[]>('GET', '')).data

  it('brings an earlier wording back, even after the return to the template', async () => {
    await save(withTitle('Früher'))
    await reset()
    const [latest, earlier] = await history()
    expect(latest).toMatchObject({ author: 'admin', action: 'changed' })
    const path = `/${earlier?.id}`
    const { restores } = (await ask<RevisionPreview>('GET', path)).data
    expect(restores).toEqual({ hero: [template.hero, { ...template.hero, title: 'Früher' }] })
    expect((await ask<Text>('POST', `${path}/restore`)).data).toMatchObject({
      isTemplate: false,
      content: { hero: { title: 'Früher' } },
    })
    expect((await history())[0]).toMatchObject({ action: 'restored' })
    expect((await test.get('/api/texts/agb/history', test.token)).data).toEqual([])
  })

  it('leaves a section alone that the page got after that wording', async () => {
    await save(withTitle('Früher'))
    const [earlier] = await history()
    await test.query(
      `update revision set state = json_remove(state, '$.makers') where id = ${earlier?.id}`,
    )
    const makers = { title: 'Marken von heute' }
    await save({ ...withTitle('Heute'), makers })
    const { restores } = (await ask<RevisionPreview>('GET', `/${earlier?.id}`)).data
    expect(Object.keys(restores)).toEqual(['hero'])
    const { data } = await ask<Text>('POST', `/${earlier?.id}/restore`)
    expect(data.content).toEqual({ ...withTitle('Früher'), makers })
    await reset()
  })

  it('does not bring it back over what somebody else has saved meanwhile', async () => {
    const { updatedAt } = (await save(withTitle('Eins'))).data
    await save(withTitle('Zwei'))
    const [, earlier] = await history()
    const seen = { 'If-Match': `"${updatedAt}"` }
    const late = await ask<Text>('POST', `/${earlier?.id}/restore`, seen)
    expect(late.status).toBe(409)
    expect(late.data).toMatchObject({ content: { hero: { title: 'Zwei' } } })
    expect((await read()).content).toEqual(withTitle('Zwei'))
  })
})
