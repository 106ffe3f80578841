import { z } from 'zod'

interface Draft<Values> {
  savedAt: string
  values: Values
}

const DRAFTS = 'gabelstapler.entwurf.'

/** @param name e.g. `produkt.7` */
const storageKey = (name: string) => DRAFTS + name

/** The draft with that name; null if there is none or it does not match the schema. */
export function readDraft<Values>(name: string, values: z.ZodType<Values>): Draft<Values> | null {
  const draft = z.object({ savedAt: z.iso.datetime(), values })
  try {
    return draft.parse(JSON.parse(localStorage.getItem(storageKey(name)) ?? ''))
  } catch {
    return null
  }
}

export function writeDraft(name: string, values: unknown) {
  try {
    const draft = { savedAt: new Date().toISOString(), values }
    localStorage.setItem(storageKey(name), JSON.stringify(draft))
  } catch {
    // If the storage is full there is no draft, but the form still works.
  }
}

export const dropDraft = (name: string) => localStorage.removeItem(storageKey(name))

const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(DRAFTS))

/** How many drafts this browser keeps. */
export const countDrafts = () => draftKeys().length

/** Whoever logs out leaves nothing behind. Drafts stay when a session ends by itself. */
export function dropAllDrafts() {
  for (const key of draftKeys()) localStorage.removeItem(key)
}
