import type { Role } from '../../shared/accounts/permissions.ts'
import type { InvitedUser } from '../../shared/accounts/user.ts'
import type { TestApp } from './test-app.ts'

/** What a person sets who was invited. */
export const OWN_PASSWORD = 'gelber Kran am Hafen'

/** A colleague who was invited, has set a password and is logged in. */
export async function addColleague(test: TestApp, role: Role, username = `Kollege ${role}`) {
  const email = `${username.toLowerCase().replaceAll(' ', '.')}@firma.example`
  const body = { username, email, role }
  const { data } = await test.call<InvitedUser>('POST', '/api/users', { token: test.token, body })
  const { status } = await setPassword(test, data.link)
  if (status !== 200) throw new Error(`The password was refused with ${status}`)
  return { id: data.id, username, email, token: await logIn(test, username) }
}

export function setPassword(test: TestApp, link: string, password = OWN_PASSWORD) {
  return test.call('POST', '/api/auth/set-password', { body: { token: tokenIn(link), password } })
}

/** The first link to an account in a text. */
export const linkIn = (text = '') => /https?:\/\/\S+#token=[\w-]+/.exec(text)?.[0] ?? ''

export const tokenIn = (link: string) =>
  new URLSearchParams(new URL(link).hash.slice(1)).get('token')

export async function logIn(test: TestApp, username: string, password = OWN_PASSWORD) {
  const body = { username, password }
  return (await test.call<{ token: string }>('POST', '/api/auth/login', { body })).data.token
}
