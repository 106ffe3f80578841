import { useSyncExternalStore } from 'react'
import { HttpError } from 'react-admin'
import { z } from 'zod'
import { type CurrentUser, currentUser, TOKEN_KEY } from '../../../shared/accounts/auth.ts'
import { success } from '../../../shared/calls/envelope.ts'

/**
 * The account that a window belongs to: what it shows is theirs, and they are the author of what is typed in it. It
 * outlives the end of a session, until somebody logs in.
 */
interface Ownership {
  owner: CurrentUser | null
  /** The token that is known to be the owner's. */
  token: string | null
  /** Who has logged in elsewhere in this browser instead. As long as there is somebody, nothing is sent. */
  stranger: { username: string; token: string } | null
}

const NOBODY: Ownership = { owner: null, token: null, stranger: null }
let state = NOBODY
const changes = new EventTarget()

function set(next: Ownership) {
  state = next
  changes.dispatchEvent(new Event('change'))
}

function subscribe(call: () => void) {
  changes.addEventListener('change', call)
  return () => changes.removeEventListener('change', call)
}

export const ownership = () => state
export const useOwnership = () => useSyncExternalStore(subscribe, ownership)

export const ownerId = () => state.owner?.id ?? null

/** Where the browser remembers whose the session is, for when the server does not answer. */
const REMEMBERED = 'gabelstapler.konto'
const remembered = z.object({ token: z.string(), user: currentUser })

/** Whose a token is, as far as this browser knows without asking. */
export function rememberedUser(token: string): CurrentUser | null {
  try {
    const known = remembered.parse(JSON.parse(localStorage.getItem(REMEMBERED) ?? ''))
    return known.token === token ? known.user : null
  } catch {
    return null
  }
}

const forgetUser = () => localStorage.removeItem(REMEMBERED)

/** The number of whose session was last here. It outlives the end of a session and a reload, not a log-out. */
const LAST_OWNER = 'gabelstapler.zuletzt'
const lastOwner = () => Number(localStorage.getItem(LAST_OWNER)) || null

/**
 * Makes the window the account's whose token this is.
 * @throws {HttpError} if it belongs to another one
 */
export function claim(token: string, user: CurrentUser): void {
  const { owner } = state
  if (owner && owner.id !== user.id) {
    set({ ...state, stranger: { username: user.username, token } })
    throw otherAccount()
  }
  set({ owner: user, token, stranger: null })
  try {
    localStorage.setItem(LAST_OWNER, String(user.id))
    localStorage.setItem(REMEMBERED, JSON.stringify({ token, user }))
  } catch {
    // Then the server is asked.
  }
}

/** Nobody is logged in any more. */
function dismissStranger(): void {
  if (state.stranger) set({ ...state, stranger: null })
}

/** The window is nobody's until the next login. Returns whose it was, or whose session was last in this browser. */
export function leaveOwner(): number | null {
  const before = ownerId() ?? lastOwner()
  localStorage.removeItem(LAST_OWNER)
  set(NOBODY)
  return before
}

/** Nothing was sent; with the status of a missing connection, after which everything may be tried again. */
const otherAccount = () =>
  new HttpError(
    'In diesem Browser ist jetzt jemand anders angemeldet. Es wurde nichts gesendet.',
    0,
  )

/** Fires `end` when the server no longer accepts the session. */
export const session = new EventTarget()

let hasEnded = false

/** Whether the session has ended by itself since the last login, which the login page then says. */
export const hasSessionEnded = () => hasEnded

/** Forgets a token that the server no longer accepts. */
export function loseSession() {
  hasEnded ||= readToken() !== null
  forgetLogin()
}

/**
 * Called after an answer with status 401. The screen stays as it is until the login replaces it.
 * @param token with what was asked; somebody may have logged in since
 */
export function sessionEnded(token: string | null) {
  if (readToken() !== null && readToken() !== token) return
  hasEnded ||= token !== null
  forgetLogin()
  session.dispatchEvent(new Event('end'))
}

export const readToken = () => localStorage.getItem(TOKEN_KEY)

/** @throws {Error} if the browser has no room for it */
export function storeToken(token: string) {
  try {
    localStorage.setItem(TOKEN_KEY, token)
  } catch {
    throw new Error(NO_ROOM)
  }
  hasEnded = false
}

const NO_ROOM =
  'Der Speicher dieses Browsers ist voll, deshalb hält die Anmeldung nicht. Bitte löschen Sie in seinen Einstellungen Daten anderer Websites, und melden Sie sich noch einmal an.'

/** What the yard keeps of an account and of the stock. What waits to be sent is kept elsewhere, and locked. */
export const YARD_ACCOUNT = 'gabelstapler.hof'
export const YARD_STOCK = 'gabelstapler.hof.bestand'

export function forgetLogin() {
  dismissStranger()
  for (const key of [TOKEN_KEY, YARD_ACCOUNT]) localStorage.removeItem(key)
  forgetUser()
  try {
    indexedDB.deleteDatabase(YARD_STOCK)
  } catch {
    // A browser that opens no database has none.
  }
}

/**
 * The token to ask with; null without one. One that another window has brought is looked at first.
 * @throws {HttpError} if it is another account's than this window, or nobody can say whose
 */
export async function ownToken(): Promise<string | null> {
  const token = readToken()
  const { owner, token: own, stranger } = ownership()
  if (!owner || token === null) return token
  if (stranger?.token === token) throw otherAccount()
  const user = token === own ? owner : (rememberedUser(token) ?? (await askWhose(token)))
  if (user && (stranger || token !== own)) claim(token, user)
  return token
}

const answer = success(currentUser)

/** Null for a token that the server does not accept, as it will say again to whoever asks with it. */
async function askWhose(token: string) {
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` }
  const response = await fetch('/api/auth/me', { headers }).catch(() => null)
  if (response?.status === 401) return null
  const { data } = answer.safeParse(await response?.json().catch(() => null))
  if (!data) throw noConnection()
  return data.data
}

/** Follows a login or a log-out in another window of this browser, also one while this window was put away. */
export function followOtherWindows() {
  const follow = () => {
    const { owner, token: own, stranger } = ownership()
    const token = readToken()
    if (!owner || hasEnded || (token === own && !stranger)) return
    if (token === null) sessionEnded(own)
    else ownToken().catch(() => undefined)
  }
  for (const name of ['storage', 'focus', 'pageshow']) addEventListener(name, follow)
}

export const NO_CONNECTION =
  'Keine Verbindung zum Server. Ihre Eingaben bleiben erhalten – bitte versuchen Sie es erneut.'

export const noConnection = () => new HttpError(NO_CONNECTION, 0)
