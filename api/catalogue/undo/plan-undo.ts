import { type EntityManager, LockMode } from '@mikro-orm/sql'
import { knownCategory, productPatch } from '../../../shared/product/product.ts'
import type { UndoneBatch } from '../../../shared/stock/undone-batch.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { differencesOf, isUnchanged } from '../../base/requests/history/history.ts'
import type { State } from '../../base/requests/history/revision.entity.ts'
import { pauses } from '../../base/turns.ts'
import type { Batch } from '../products/product.batches.ts'
import { stateOf } from '../products/product.edit.ts'
import { ProductEntity } from '../products/product.entity.ts'
import { StockNumbers } from '../products/stock-numbers.ts'
import { statesOfBatch } from './states-of-batch.ts'

const CHANGED_SINCE = 'Wurde seither geändert'
const DELETED_SINCE = 'Wurde seither gelöscht'
const IMPOSSIBLE =
  'Der frühere Stand ist nicht mehr möglich, etwa weil es die Kategorie nicht mehr gibt'

interface UndoPlan {
  created: number[]
  changed: number[]
  /** Those of the changed ones that get their stock number back. */
  renumbered: number[]
  left: UndoneBatch['left']
}

/** Finds out what of a batch can be undone. Nobody else can change these machines until the transaction ends. */
export async function planUndo(em: EntityManager, batch: Batch): Promise<UndoPlan> {
  const db = em.getKysely<Tables>()
  const categories = await db.selectFrom('category').select('id').execute()
  const known = new Set(categories.map(({ id }) => id))
  const possible = productPatch.check(knownCategory((id) => known.has(id)))
  const created: number[] = []
  const changed = new Map<number, { title: string; isRenumbered: boolean }>()
  const left = new Map<number, UndoneBatch['left'][number]>()
  const numbers = new StockNumbers()
  const pause = pauses()
  const lockMode = LockMode.PESSIMISTIC_WRITE

  for await (const states of statesOfBatch(em, batch)) {
    const ids = states.map(({ id }) => id)
    const products = await em.find(
      ProductEntity,
      { id: ids },
      { lockMode, disableIdentityMap: true },
    )
    const now = new Map(products.map((product) => [product.id, stateOf(product)]))
    for (const { id, before, after, isChangedBetween } of states) {
      const state = now.get(id)
      const leave = (reason: string) =>
        left.set(id, { id, title: state?.title ?? titleOf(after), reason })
      // One that was created and is gone is where undoing would bring it.
      if (!state) before && leave(DELETED_SINCE)
      // What was changed and put back since is as the batch left it.
      else if (isChangedBetween || !isUnchanged(state, after)) leave(CHANGED_SINCE)
      else if (!before) {
        created.push(id)
        numbers.release(id, id)
      } else {
        const { data: patch } = possible.safeParse(wayBack(before, after))
        if (!patch) {
          leave(IMPOSSIBLE)
          continue
        }
        const isRenumbered = patch.stockNumber !== undefined
        changed.set(id, { title: state.title, isRenumbered })
        if (isRenumbered) numbers.release(id, id)
        if (patch.stockNumber) numbers.claim({ row: id, id, stockNumber: patch.stockNumber })
      }
    }
    await pause()
  }
  await numbers.failConflicts(
    db,
    (id) => left.has(id),
    ({ row: id }, reason) => {
      left.set(id, { id, title: changed.get(id)?.title ?? '', reason })
      changed.delete(id)
    },
  )
  const renumbered = [...changed].filter(([, { isRenumbered }]) => isRenumbered)
  return {
    created,
    changed: [...changed.keys()],
    renumbered: renumbered.map(([id]) => id),
    left: [...left.values()],
  }
}

/** The fields that a batch has changed, as they were before. */
export function wayBack(before: State, after: State): State {
  const fields = Object.keys(differencesOf(before, after))
  return Object.fromEntries(fields.map((field) => [field, before[field]]))
}

const titleOf = ({ title }: State) => (typeof title === 'string' ? title : '')
