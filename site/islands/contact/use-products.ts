import { useEffect, useState } from 'react'
import type { Product } from '../../../shared/product/product.ts'
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

type State =
  | { kind: 'loading' | 'gone' | 'unavailable' }
  | { kind: 'found'; product: RequestedProduct }

/** A machine that an inquiry is about, as far as it is known. */
export type ProductState = State & { id: number }

async function load(id: number): Promise<State> {
  const response = await fetch(`/api/products/${id}`)
  if (response.status === 404) return { kind: 'gone' }
  const product = dataOf(await response.json())
  return isRequestedProduct(product) ? { kind: 'found', product } : { kind: 'unavailable' }
}

const LOADING: State = { kind: 'loading' }

/** The machines that an inquiry is about, in their order. What was loaded stays when another one is removed. */
export function useProducts(ids: readonly number[]): ProductState[] {
  const [loaded, setLoaded] = useState<ReadonlyMap<number, State>>(new Map())
  const asked = ids.join()
  useEffect(() => {
    let isLeft = false
    for (const id of asked === '' ? [] : asked.split(',').map(Number))
      load(id)
        .catch((): State => ({ kind: 'unavailable' }))
        .then((state) => isLeft || setLoaded((before) => new Map([...before, [id, state]])))
    return () => {
      isLeft = true
    }
  }, [asked])
  return ids.map((id) => ({ id, ...(loaded.get(id) ?? LOADING) }))
}

export const foundProducts = (states: readonly ProductState[]) =>
  states.flatMap((state) => (state.kind === 'found' ? [state.product] : []))
