import { z } from 'zod'
import { type ProductFormValues, productFormValues } from './productForm.ts'

const draft = z.object({ savedAt: z.iso.datetime(), values: productFormValues })
export type Draft = z.infer<typeof draft>

/** Under which key the browser keeps what was typed for a product, or for a new one. */
export const draftKey = (id: number | undefined) => `gabelstapler.entwurf.produkt.${id ?? 'neu'}`

/** The draft under a key; null where there is none, or none that can be read. */
export function readDraft(key: string): Draft | null {
  try {
    return draft.parse(JSON.parse(localStorage.getItem(key) ?? ''))
  } catch {
    return null
  }
}

export function writeDraft(key: string, values: ProductFormValues) {
  try {
    localStorage.setItem(key, JSON.stringify({ savedAt: new Date().toISOString(), values }))
  } catch {
    // A full storage costs the draft, never the form.
  }
}

export const dropDraft = (key: string) => localStorage.removeItem(key)
