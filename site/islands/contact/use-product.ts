import { useEffect, useState } from 'react'
import type { Product } from '../../../shared/product.ts'
import { has, isInteger, isText, listOf } from '../../../shared/shape.ts'
import { dataOf } from './answer.ts'

export type RequestedProduct = Pick<
  Product,
  'id' | 'title' | 'brand' | 'model' | 'year' | 'images' | 'status'
>

const isRequestedProduct = has<RequestedProduct>({
  id: isInteger,
  title: isText,
  brand: isText,
  model: isText,
  year: isInteger,
  images: listOf(isText),
  status: isText,
})

export type ProductState =
  | { kind: 'none' | 'loading' | 'gone' | 'unavailable' }
  | { kind: 'found'; product: RequestedProduct }

async function load(id: number, signal: AbortSignal): Promise<ProductState> {
  const response = await fetch(`/api/products/${id}`, { signal })
  if (response.status === 404) return { kind: 'gone' }
  const product = dataOf(await response.json())
  return isRequestedProduct(product) ? { kind: 'found', product } : { kind: 'unavailable' }
}

/** The machine that an inquiry is about, as far as it is known. */
export function useProduct(id: number | null): ProductState {
  const [loaded, setLoaded] = useState<{ id: number; state: ProductState } | null>(null)
  useEffect(() => {
    if (id === null) return
    const abort = new AbortController()
    load(id, abort.signal)
      .catch((): ProductState => ({ kind: 'unavailable' }))
      .then((state) => abort.signal.aborted || setLoaded({ id, state }))
    return () => abort.abort()
  }, [id])
  if (id === null) return { kind: 'none' }
  return loaded?.id === id ? loaded.state : { kind: 'loading' }
}
