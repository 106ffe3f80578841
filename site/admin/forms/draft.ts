import { z } from 'zod'

export interface Draft<Values> {
  savedAt: string
  values: Values
}

/** Under which key the browser keeps what was typed, e.g. for `produkt.7`. */
export const draftKey = (of: string) => `gabelstapler.entwurf.${of}`

/** The draft under a key; null where there is none, or none that fits the schema. */
export function readDraft<Values>(key: string, values: z.ZodType<Values>): Draft<Values> | null {
  const draft = z.object({ savedAt: z.iso.datetime(), values })
  try {
    return draft.parse(JSON.parse(localStorage.getItem(key) ?? ''))
  } catch {
    return null
  }
}

export function writeDraft(key: string, values: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify({ savedAt: new Date().toISOString(), values }))
  } catch {
    // A full storage costs the draft, never the form.
  }
}

export const dropDraft = (key: string) => localStorage.removeItem(key)
