import { useSyncExternalStore } from 'react'
import { HttpError } from 'react-admin'
import { z } from 'zod'
import { type CurrentUser, currentUser } from '../../../shared/accounts/auth.ts'

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

export const forgetUser = () => localStorage.removeItem(REMEMBERED)

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
    localStorage.setItem(REMEMBERED, JSON.stringify({ token, user }))
  } catch {
    // Then the server is asked.
  }
}

/** Nobody is logged in any more. */
export function dismissStranger(): void {
  if (state.stranger) set({ ...state, stranger: null })
}

/** The window is nobody's until the next login. Returns whose it was. */
export function leaveOwner(): number | null {
  const before = ownerId()
  set(NOBODY)
  return before
}

/** Nothing was sent; with the status of a missing connection, after which everything may be tried again. */
export const otherAccount = () =>
  new HttpError(
    'In diesem Browser ist jetzt jemand anders angemeldet. Es wurde nichts gesendet.',
    0,
  )
