import { TOKEN_KEY } from '../../../shared/accounts/auth.ts'

/** Fires `end` when the server no longer accepts the session. */
export const session = new EventTarget()

let hasEnded = false

/** Whether the server has ended the session since the last login, which the login page then says. */
export const hasSessionEnded = () => hasEnded

/** Forgets a token that the server no longer accepts. */
export function loseSession() {
  hasEnded ||= readToken() !== null
  forgetLogin()
}

/** Called after an answer with status 401. The screen stays as it is until the login replaces it. */
export function sessionEnded() {
  loseSession()
  session.dispatchEvent(new Event('end'))
}

export const readToken = () => localStorage.getItem(TOKEN_KEY)
export function storeToken(token: string) {
  hasEnded = false
  localStorage.setItem(TOKEN_KEY, token)
}

/** What the yard keeps of an account and of the stock. What waits to be sent is kept elsewhere, and locked. */
export const YARD_ACCOUNT = 'gabelstapler.hof'
export const YARD_STOCK = 'gabelstapler.hof.bestand'

export function forgetLogin() {
  for (const key of [TOKEN_KEY, YARD_ACCOUNT]) localStorage.removeItem(key)
  indexedDB.deleteDatabase(YARD_STOCK)
}

/** The header that authenticates a call; empty without a token. */
export function authorization(): Record<string, string> {
  const token = readToken()
  return token ? { Authorization: `Bearer ${token}` } : {}
}
