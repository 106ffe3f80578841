import type { APIRequestContext } from '@playwright/test'
import { tokenIn } from '../../api/tests/accounts.ts'
import { adminPaths } from '../admin/paths.ts'
import { expect, test } from './fixtures.ts'

const PASSWORD = 'gelber Kran am Hafen'

async function json<Data>(answer: Promise<{ json(): Promise<{ data: Data }> }>): Promise<Data> {
  return (await (await answer).json()).data
}

/** A salesman; answers their number and token. */
async function addSalesman(api: APIRequestContext, username: string) {
  const data = { username, email: `${username.toLowerCase()}@firma.example`, role: 'sales' }
  const { id, link } = await json<{ id: number; link: string }>(api.post('/api/users', { data }))
  const token = tokenIn(link)
  await api.post('/api/auth/set-password', { data: { token, password: PASSWORD } })
  const login = { username, password: PASSWORD }
  const session = await json<{ token: string }>(api.post('/api/auth/login', { data: login }))
  return { id, headers: { Authorization: `Bearer ${session.token}` } }
}

test('two on one inquiry see each other, and who of them writes', async ({
  adminPage: page,
  adminApi,
}) => {
  const tom = await addSalesman(adminApi, 'Tom')
  const inquiry = {
    name: 'Karla Kollegial',
    email: 'karla@firma.example',
    message: 'Ist er noch da?',
  }
  const { id } = await json<{ id: number }>(adminApi.post('/api/contact', { data: inquiry }))
  const look = (writing: boolean) =>
    json<{ name: string; writing: boolean }[]>(
      adminApi.post(`/api/contact/${id}/presence`, { data: { writing }, headers: tom.headers }),
    )
  await look(true)
  await page.goto(adminPaths.inquiry(id))
  await expect(page.getByText('Tom schreibt gerade.')).toBeVisible()
  expect(await look(false)).toEqual([{ name: 'admin', writing: false }])
  await page.getByRole('dialog').getByRole('textbox').last().fill('Ja, er ist noch da.')
  await expect(page.getByText('Tom liest diese Anfrage gerade.')).toBeVisible()
  expect(await look(false)).toEqual([{ name: 'admin', writing: true }])

  await adminApi.delete(`/api/contact/${id}`)
  await adminApi.delete(`/api/users/${tom.id}`)
})
