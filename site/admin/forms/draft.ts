import { z } from 'zod'

export interface Draft<Values> {
  savedAt: string
  values: Values
}

/** Under which key the browser keeps what was typed, e.g. for `produkt.7`. */
const storageKey = (name: string) => `gabelstapler.entwurf.${name}`

/** The draft of that name; null where there is none, or none that fits the schema. */
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
    // A full storage costs the draft, never the form.
  }
}

export const dropDraft = (name: string) => localStorage.removeItem(storageKey(name))
