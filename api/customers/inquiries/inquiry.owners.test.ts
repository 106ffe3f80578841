import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AssignmentSettings } from '../../../shared/dealer/inquiry-settings.ts'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import { addColleague } from '../../tests/accounts.ts'
import { createTestApp, type TestApp } from '../../tests/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp({ CONTACT_LIMIT: '0' })
})
afterAll(() => at.close())

const rule = (assignment: Partial<AssignmentSettings>) =>
  at.call('PUT', '/api/settings', {
    token: at.token,
    body: { assignment: { by: 'hand', accounts: [], categories: [], ...assignment } },
  })

let sender = 0
/** Who got an inquiry about these machines. */
async function ownerOf(productIds: number[] = [], more: Record<string, unknown> = {}) {
  const body = {
    name: 'Karla',
    email: `karla${++sender}@firma.example`,
    message: 'Was kostet das?',
    productIds,
    ...more,
  }
  const { data } = await at.call<{ id: number }>('POST', '/api/contact', { body })
  return (await at.get<InquiryDetail>(`/api/contact/${data.id}`, at.token)).data
}

it('goes to nobody unless the dealer says so', async () => {
  expect((await ownerOf()).owner).toBeNull()
})

it('goes round, and leaves out who may not edit any more', async () => {
  const tom = await addColleague(at, 'sales', 'Tom')
  const eva = await addColleague(at, 'sales', 'Eva')
  await rule({ by: 'turns', accounts: [tom.id, eva.id] })
  const owners = [await ownerOf(), await ownerOf(), await ownerOf()]
  expect(owners.map(({ owner }) => owner)).toEqual(['Tom', 'Eva', 'Tom'])
  expect(owners[0]?.events.map(({ text }) => text)).toContain('Zuständig nach Ihrer Regel: Tom')
  // A robot's inquiry takes nobody's turn.
  expect((await ownerOf([], { website: 'http://robot.example' })).owner).toBeNull()
  const off = { token: at.token, body: { active: false } }
  await at.call('PUT', `/api/users/${eva.id}`, off)
  expect((await ownerOf()).owner).toBe('Tom')
})

it('goes by the category of the machine', async () => {
  const uwe = await addColleague(at, 'sales', 'Uwe')
  await rule({ by: 'category', categories: [{ categoryId: 2, accountId: uwe.id }] })
  const other = await at.addProduct({ categoryId: 1 })
  const his = await at.addProduct({ categoryId: 2 })
  expect((await ownerOf([other.id])).owner).toBeNull()
  expect((await ownerOf([other.id, his.id])).owner).toBe('Uwe')
})

it('refuses a rule that says two things of one category', async () => {
  const twice = { categoryId: 1, accountId: 1 }
  expect(await rule({ by: 'category', categories: [twice, twice] })).toMatchObject({
    status: 400,
    details: { 'assignment.categories': [expect.stringContaining('nur einmal')] },
  })
  expect(await rule({ accounts: [0] })).toMatchObject({ status: 400 })
})
