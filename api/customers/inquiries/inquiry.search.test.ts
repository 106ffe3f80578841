import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const post = async (path: string, body: unknown) => {
  const { data } = await test.call<{ id: number }>('POST', path, { token: test.token, body })
  return data.id
}
const inquire = (message: string) =>
  post('/api/contact', { name: 'Erika', email: 'erika@firma.example', message })
const note = (id: number, text: string) =>
  post(`/api/contact/${id}/messages`, { kind: 'note', text })
const found = async (search: string) => {
  const query = new URLSearchParams({ search })
  const { data } = await test.get<Inquiry[]>(`/api/contact?${query}`, test.token)
  return data.map(({ id }) => id)
}

it('finds an inquiry by words of different messages, and by parts of words', async () => {
  const id = await inquire('Seitenschieber?')
  await note(id, 'Kühlhaus in Lübeck')
  await note(id, 'Rampe, Tel. 040 4711-0')
  for (const search of [
    'lübeck rampe',
    'LUEBECK seitenschieb',
    'hlhaus',
    '4711 ramp',
    'Erika tel.',
  ])
    expect(await found(search), search).toEqual([id])
  for (const search of ['lübeck gibtesnicht', 'lübeckrampe'])
    expect(await found(search)).toEqual([])
})

it('does not write down again with each message what was said before', async () => {
  const id = await inquire('Ist er noch da?')
  await note(id, 'Ladegerät')
  const rows = () => test.query(`select search_text from inquiry where id = ${id}`)
  const before = await rows()
  await note(id, 'Batterie')
  expect(await rows()).toEqual(before)
  expect(await found('ladegerät batterie')).toEqual([id])
})
