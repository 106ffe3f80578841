import type { APIRequestContext } from '@playwright/test'
import { OWN_PASSWORD, tokenIn } from '../../api/tests/accounts.ts'
import type { Role } from '../../shared/accounts/permissions.ts'

/** A colleague who was invited, has set a password and is logged in. */
export async function addColleague(api: APIRequestContext, username: string, role: Role) {
  const post = async (path: string, data: object) =>
    (await (await api.post(path, { data })).json()).data
  const email = `${username.toLowerCase()}@firma.example`
  const { id, link } = await post('/api/users', { username, email, role })
  await post('/api/auth/set-password', { token: tokenIn(link), password: OWN_PASSWORD })
  const { token } = await post('/api/auth/login', { username, password: OWN_PASSWORD })
  return { id: Number(id), token: String(token), username, password: OWN_PASSWORD }
}
