import { isQuantity, type Quantities } from '../../shared/product/machine-selection.ts'
import { QUANTITIES_KEY } from '../../shared/product/shortlist.ts'

type QuantityStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * How many of each remembered machine a visitor wants, apart from the list itself, which every page reads. Where the
 * browser forbids storage, they are known until the page is left.
 */
export function quantitiesIn(storage: () => QuantityStorage) {
  let unsaved: Quantities | null = null

  function read(): Quantities {
    if (unsaved) return unsaved
    try {
      const stored = Object.entries<unknown>(JSON.parse(storage().getItem(QUANTITIES_KEY) ?? '{}'))
      return Object.fromEntries(
        stored.flatMap(([id, value]) => (isQuantity(value) ? [[id, value]] : [])),
      )
    } catch {
      return {}
    }
  }

  function write(quantities: Quantities): void {
    try {
      storage().setItem(QUANTITIES_KEY, JSON.stringify(quantities))
      unsaved = null
    } catch {
      unsaved = quantities
    }
  }

  const without = (quantities: Quantities, isLeftOut: (id: string) => boolean): Quantities =>
    Object.fromEntries(Object.entries(quantities).filter(([id]) => !isLeftOut(id)))

  return {
    /** Those of these machines. What is no longer on the list is forgotten. */
    of(ids: readonly number[]): Quantities {
      const stored = read()
      const left = without(stored, (id) => !ids.includes(Number(id)))
      if (Object.keys(left).length < Object.keys(stored).length) write(left)
      return left
    },

    /** One of a machine is nothing to remember. */
    set(id: number, quantity: number): void {
      const stored = read()
      if ((stored[id] ?? 1) === quantity || !isQuantity(quantity)) return
      const others = without(stored, (other) => other === String(id))
      write(quantity === 1 ? others : { ...others, [id]: quantity })
    },
  }
}

export const quantities = quantitiesIn(() => localStorage)
