import { useSyncExternalStore } from 'react'
import { z } from 'zod'

interface Draft<Values> {
  savedAt: string
  values: Values
}

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
  | 'kategorie'
  | 'produkt'
  | 'schritt'
  | 'text'
  | 'verloren'

/** With what it is about, where there are several: `produkt.7`, `produkt.neu`. */
export type DraftName = DraftKind | `${DraftKind}.${string}`

const changes = new EventTarget()
const tell = () => changes.dispatchEvent(new Event('change'))

const storageKey = (name: DraftName) => DRAFTS + name

/** The draft with that name; null if there is none or it does not match the schema. */
export function readDraft<Values>(
  name: DraftName,
  values: z.ZodType<Values>,
): Draft<Values> | null {
  const draft = z.object({ savedAt: z.iso.datetime(), values })
  try {
    return draft.parse(JSON.parse(localStorage.getItem(storageKey(name)) ?? ''))
  } catch {
    return null
  }
}

export function writeDraft(name: DraftName, values: unknown) {
  try {
    const draft = { savedAt: new Date().toISOString(), values }
    localStorage.setItem(storageKey(name), JSON.stringify(draft))
    tell()
  } catch {
    // If the storage is full there is no draft, but the form still works.
  }
}

export function dropDraft(name: DraftName) {
  localStorage.removeItem(storageKey(name))
  tell()
}

/** Calls whenever a draft of this tab or another one may have come or gone. */
function onChange(call: () => void): () => void {
  changes.addEventListener('change', call)
  addEventListener('storage', call)
  return () => {
    changes.removeEventListener('change', call)
    removeEventListener('storage', call)
  }
}

/** Whether this browser keeps a draft with that name, also while it is begun or sent elsewhere on the screen. */
export const useHasDraft = (name: DraftName): boolean =>
  useSyncExternalStore(onChange, () => localStorage.getItem(storageKey(name)) !== null)

const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(DRAFTS))

/** The names of the drafts that this browser keeps. */
export const draftNames = (): string[] => draftKeys().map((key) => key.slice(DRAFTS.length))

/** Whoever logs out leaves nothing behind. Drafts stay when a session ends by itself. */
export function dropAllDrafts() {
  for (const key of draftKeys()) localStorage.removeItem(key)
}
