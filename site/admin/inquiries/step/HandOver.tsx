import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type DataProvider, useDataProvider, useNotify } from 'react-admin'
import type { Inquiry } from '../../../../shared/inquiries/inquiry.ts'
import type { ListedOffer, Offer } from '../../../../shared/offers/offer.ts'
import { counts } from '../../../../shared/offers/offer-input.ts'
import type { Product, ProductPatch } from '../../../../shared/product/product.ts'
import { reasonOf } from '../../data/api.ts'
import { type MovedInquiry, type UndoableOptions, useUndoableChange } from '../changeInquiry.ts'

/** A machine as it was reserved, and as it is stored by now. */
interface Sold {
  before: Product
  now: Product
}

const FAILED = 'Fehler beim Abhaken'

/**
 * Ticks off the handover of what was won, whenever it is due: the inquiry stays won, and the machines that are still
 * reserved for it are sold. A reservation would end by itself, and offer them to others.
 * @param asked the machines of the inquiry; those of its accepted offers are found here
 */
export function useHandOver(
  inquiry: MovedInquiry,
  asked: readonly number[],
  { onUndone }: Pick<UndoableOptions, 'onUndone'> = {},
) {
  const { change, isPending } = useUndoableChange(inquiry, { failed: FAILED, onUndone })
  const [isSelling, setSelling] = useState(false)
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const set = async (product: Product, data: ProductPatch) =>
    (
      await dataProvider.update<Product>('products', {
        id: product.id,
        data,
        previousData: product,
      })
    ).data
  const handOver = async (onDone?: () => void) => {
    setSelling(true)
    try {
      const reserved = await reservedMachines(dataProvider, inquiry.id, asked)
      const sold: Sold[] = []
      for (const before of reserved)
        sold.push({ before, now: await set(before, { status: 'sold' }) })
      const titles = sold.map(({ before }) => `„${before.title}“`).join(', ')
      const undoMore = async () => {
        for (const machine of sold) {
          const { status, reservedUntil, reservedFor } = machine.before
          machine.now = await set(machine.now, { status, reservedUntil, reservedFor })
        }
        await queryClient.invalidateQueries({ queryKey: ['products'] })
      }
      await change({
        patch: { nextStep: null },
        undo: { nextStep: inquiry.nextStep, undoStep: true },
        undoMore,
        said: `Erledigt, bleibt gewonnen: ${inquiry.name}${titles && `. Verkauft: ${titles}`}`,
        undone: `Zurückgenommen: ${inquiry.name}${titles && `. Wieder reserviert: ${titles}`}`,
        onDone,
      })
      if (sold.length > 0) await queryClient.invalidateQueries({ queryKey: ['products'] })
    } catch (error) {
      notify(`${FAILED}: ${reasonOf(error)}`, { type: 'error' })
    } finally {
      setSelling(false)
    }
  }
  return { handOver, isPending: isPending || isSelling }
}

/** Those that the inquiry asks for or that its accepted offers sell, as far as they are reserved for it. */
async function reservedMachines(
  dataProvider: DataProvider,
  inquiry: number,
  asked: readonly number[],
): Promise<Product[]> {
  const { data: offers } = await dataProvider.getList<ListedOffer>('offers', {
    filter: { inquiry },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' },
  })
  const accepted = offers.filter(({ status }) => status === 'accepted').map(({ id }) => id)
  const { data: papers } = await dataProvider.getMany<Offer>('offers', { ids: accepted })
  const lines = papers.flatMap((paper) => paper.lines.filter(counts))
  // What is rented out comes back.
  const rented = lines.filter(({ kind }) => kind === 'rent').map(({ productId }) => productId)
  const ids = new Set([...asked, ...lines.flatMap(({ productId }) => productId ?? [])])
  for (const id of rented) if (id !== null) ids.delete(id)
  const { data: products } = await dataProvider.getMany<Product>('products', { ids: [...ids] })
  return products.filter(
    ({ status, reservedFor }) => status === 'reserved' && reservedFor === inquiry,
  )
}

/** Ticks off what is left to do about a sale, also before it is due. */
export function HandOver({ inquiry }: { inquiry: Inquiry }) {
  const asked = inquiry.products.flatMap(({ id }) => id ?? [])
  const { handOver, isPending } = useHandOver(inquiry, asked)
  return (
    <Button size="small" disabled={isPending} onClick={() => void handOver()}>
      Erledigt
    </Button>
  )
}
