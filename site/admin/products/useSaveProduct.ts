import { useState } from 'react'
import { HttpError, useNotify, useUpdate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import {
  type Product,
  type ProductInput,
  product as productSchema,
} from '../../../shared/product.ts'
import type { Saved } from '../data/httpClient.ts'
import { useAfterChange } from '../data/useAfterChange.ts'
import { draftKey, dropDraft } from '../forms/draft.ts'
import { saveFailure } from '../forms/saveFailure.ts'
import { SAVED } from '../forms/UnsavedChanges.tsx'
import { adminPaths } from '../paths.ts'
import { useNotifySaved } from '../publish/useNotifySaved.tsx'
import { SAVING_FAILED } from './useChangeProduct.ts'

/** Someone saved the product while it was being edited here. */
export interface Conflict {
  /** The version that this form started from. */
  base: Product
  mine: ProductInput
  theirs: Product
}

/** Saves a product unless someone else has saved a newer version, and then lets the user choose. */
export function useSaveProduct(product: Product) {
  const [update] = useUpdate<Saved<Product>>()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const notify = useNotify()
  const notifySaved = useNotifySaved()
  const navigate = useNavigate()
  const afterChange = useAfterChange()

  const saveOver = async (base: Product, data: ProductInput) => {
    try {
      await update(
        'products',
        { id: product.id, data, previousData: base, meta: { ifMatch: base.updatedAt } },
        {
          returnPromise: true,
          mutationMode: 'pessimistic',
          onSuccess: notifySaved,
        },
      )
      afterChange()
      setConflict(null)
      dropDraft(draftKey(`produkt.${product.id}`))
      navigate(adminPaths.products, { state: SAVED })
      return undefined
    } catch (error) {
      const theirs = newerVersion(error)
      if (theirs) setConflict({ base, mine: data, theirs })
      return saveFailure(SAVING_FAILED, error)
    }
  }

  return {
    conflict,
    save: (input: ProductInput) => saveOver(product, input),
    /** Saves the version that the user put together from both. */
    settle: async (merged: ProductInput) => {
      const failure = conflict && (await saveOver(conflict.theirs, merged))
      if (failure) notify(failure.message, { type: 'error' })
    },
    cancel: () => setConflict(null),
  }
}

function newerVersion(error: unknown): Product | undefined {
  if (!(error instanceof HttpError) || error.status !== 409) return undefined
  return productSchema.safeParse(error.body?.data).data
}
