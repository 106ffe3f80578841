import { TOKEN_KEY } from '../../../shared/accounts/auth.ts'

/** Fires `end` when the server no longer accepts the session. */
export const session = new EventTarget()

/** Called after an answer with status 401. The screen stays as it is until the login replaces it. */
export function endSession() {
  forgetToken()
  session.dispatchEvent(new Event('end'))
}

export const readToken = () => localStorage.getItem(TOKEN_KEY)
export const storeToken = (token: string) => localStorage.setItem(TOKEN_KEY, token)
export const forgetToken = () => localStorage.removeItem(TOKEN_KEY)

/** The header that authenticates a call; empty without a token. */
export function authorization(): Record<string, string> {
  const token = readToken()
  return token ? { Authorization: `Bearer ${token}` } : {}
}
