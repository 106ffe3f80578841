import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { ownerId } from './session.ts'

interface Draft<Values> {
  savedAt: string
  values: Values
}

/** Followed by the number of the account that has written it, and by its name. */
export const DRAFTS = 'gabelstapler.entwurf.'

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

export const keysFrom = (start: string) =>
  Object.keys(localStorage).filter((key) => key.startsWith(start))

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
