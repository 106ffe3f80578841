import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { ownerId } from '../auth/owner.ts'

interface Draft<Values> {
  savedAt: string
  values: Values
}

/** Followed by the number of the account that has written it, and by its name. */
const DRAFTS = 'gabelstapler.entwurf.'

/** What is begun, as the name of a draft says it. */
export type DraftKind =
  | 'absender'
  | 'anfrage'
  | 'angebot'
  | 'antwort'
  | 'antwortvorlage'
  | 'benutzer'
  | 'einstellungen'
  | 'hof'
  | 'kategorie'
  | 'produkt'
  | 'schritt'
  | 'text'
  | 'verloren'

/** With what it is about, where there are several: `produkt.7`, `produkt.neu`. */
export type DraftName = DraftKind | `${DraftKind}.${string}`

/** Fires `change` when a draft of this window may have come or gone, and `full` when there was no room for one. */
export const drafts = new EventTarget()
const tell = () => drafts.dispatchEvent(new Event('change'))

/** Where those of the account are that this window belongs to; null as long as it is nobody's. */
function ownDrafts(): string | null {
  const id = ownerId()
  return id === null ? null : `${DRAFTS}${id}.`
}

function stored(name: DraftName): string | null {
  const own = ownDrafts()
  return own && localStorage.getItem(own + name)
}

/** The draft with that name; null if there is none or it does not match the schema. */
export function readDraft<Values>(
  name: DraftName,
  values: z.ZodType<Values>,
): Draft<Values> | null {
  const draft = z.object({ savedAt: z.iso.datetime(), values })
  try {
    return draft.parse(JSON.parse(stored(name) ?? ''))
  } catch {
    return null
  }
}

export function writeDraft(name: DraftName, values: unknown) {
  const own = ownDrafts()
  try {
    const draft = { savedAt: new Date().toISOString(), values }
    if (own) localStorage.setItem(own + name, JSON.stringify(draft))
    tell()
  } catch {
    // The form still works.
    drafts.dispatchEvent(new Event('full'))
  }
}

export function dropDraft(name: DraftName) {
  const own = ownDrafts()
  if (own) localStorage.removeItem(own + name)
  tell()
}

/** Calls whenever a draft of this window or another one may have come or gone. */
function onChange(call: () => void): () => void {
  drafts.addEventListener('change', call)
  addEventListener('storage', call)
  return () => {
    drafts.removeEventListener('change', call)
    removeEventListener('storage', call)
  }
}

/** Whether this browser keeps a draft with that name, also while it is begun or sent elsewhere on the screen. */
export const useHasDraft = (name: DraftName): boolean =>
  useSyncExternalStore(onChange, () => stored(name) !== null)

const keysFrom = (start: string) => Object.keys(localStorage).filter((key) => key.startsWith(start))

/** The names of the drafts that this browser keeps for the account of this window. */
export function draftNames(): string[] {
  const own = ownDrafts()
  return own ? keysFrom(own).map((key) => key.slice(own.length)) : []
}

/** Drops what is begun of these kinds about one record, which is not there any more. */
export function dropDraftsAbout(id: number, kinds: readonly DraftKind[]) {
  const own = ownDrafts()
  const starts = kinds.map((kind) => `${own}${kind}.${id}`)
  for (const key of own ? keysFrom(own) : [])
    if (starts.some((start) => key === start || key.startsWith(`${start}.`)))
      localStorage.removeItem(key)
  tell()
}

/** Whoever logs out leaves nothing behind. */
export function dropOwnDrafts() {
  const own = ownDrafts()
  for (const key of own ? keysFrom(own) : []) localStorage.removeItem(key)
}

const DAY_MS = 24 * 60 * 60_000
/** How long a draft waits for its author. They hold what customers have said, and computers are shared. */
const KEPT_MS = 30 * DAY_MS
/** How many of an account are kept; the oldest go first. */
const MOST_KEPT = 100

/** Drops those that nobody has come back for, and what does not say whose it is. */
export function dropOldDrafts(now = new Date()) {
  const kept = keysFrom(DRAFTS).map((key) => ({ key, savedAt: savedAtOf(key) }))
  for (const key of overdueDrafts(kept, now)) localStorage.removeItem(key)
}

/**
 * The keys of those that go.
 * @param drafts `savedAt` is empty for one that does not say when
 */
export function overdueDrafts(drafts: { key: string; savedAt: string }[], now: Date): string[] {
  const limit = new Date(now.getTime() - KEPT_MS).toISOString()
  const newestFirst = drafts.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
  return [...Map.groupBy(newestFirst, ({ key }) => ownerOf(key))].flatMap(([owner, ofOne]) =>
    ofOne
      .filter(({ savedAt }, place) => owner === null || savedAt < limit || place >= MOST_KEPT)
      .map(({ key }) => key),
  )
}

const ownerOf = (key: string) => /^(\d+)\../.exec(key.slice(DRAFTS.length))?.[1] ?? null

const dated = z.object({ savedAt: z.iso.datetime() })
function savedAtOf(key: string): string {
  try {
    return dated.parse(JSON.parse(localStorage.getItem(key) ?? '')).savedAt
  } catch {
    return ''
  }
}
