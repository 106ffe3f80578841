import { z } from 'zod'
import type { ProductFormValues } from './productForm.ts'

const text = z.string()

const draft = z.object({
  savedAt: z.iso.datetime(),
  values: z.object({
    title: text,
    brand: text,
    model: text,
    year: z.number().nullable(),
    price: z.number().nullable(),
    location: text,
    categoryId: z.number().nullable(),
    description: text,
    images: z.array(text),
    featured: z.boolean(),
    status: z.enum(['active', 'reserved', 'sold', 'inactive']),
    specifications: z.array(z.object({ name: text, value: text })).min(1),
  }),
})
export type Draft = z.infer<typeof draft>

/** Under which key the browser keeps what was typed for a product, or for a new one. */
export const draftKey = (id: number | undefined) => `gabelstapler.entwurf.produkt.${id ?? 'neu'}`

/** The draft under a key; null where there is none, or none that can be read. */
export function readDraft(key: string): Draft | null {
  const stored = localStorage.getItem(key)
  if (stored === null) return null
  try {
    return draft.parse(JSON.parse(stored))
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
