import { TOKEN_KEY } from '../../../shared/accounts/auth.ts'

export const readToken = () => localStorage.getItem(TOKEN_KEY)
export const storeToken = (token: string) => localStorage.setItem(TOKEN_KEY, token)
export const forgetToken = () => localStorage.removeItem(TOKEN_KEY)

/** The header that authenticates a call; empty without a token. */
export function authorization(): Record<string, string> {
  const token = readToken()
  return token ? { Authorization: `Bearer ${token}` } : {}
}
