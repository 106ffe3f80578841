import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { yardCategory, yardMachine } from '../../../shared/yard/yard.ts'
import { load } from '../data/api.ts'
import { openJson, sealJson, stockDatabase, type Vault } from './storage.ts'

export const STOCK_QUERY = ['yard', 'stock']

const RETRY_MS = 5_000

const stock = z.object({
  machines: z.array(yardMachine),
  /** Those that a new machine can have, which is also taken in where there is no connection. */
  categories: z.array(yardCategory),
})
export type Stock = z.infer<typeof stock>

const NONE: Stock = { machines: [], categories: [] }

interface Kept extends Stock {
  /** When it was read from the server. */
  at: string
}

async function findStock(vault: Vault, owner: number): Promise<Stock> {
  const [machines, categories] = await Promise.all([
    load(stock.shape.machines, '/yard/products'),
    load(stock.shape.categories, '/categories?counts=false'),
  ])
  const found = { machines, categories }
  // A phone without room for it can still show it.
  await keep(vault, owner, found).catch(() => undefined)
  return found
}

async function keep(vault: Vault, owner: number, found: Stock): Promise<void> {
  const content = await sealJson(vault, found)
  const at = new Date().toISOString()
  await stockDatabase.use('readwrite', (change) =>
    change.objectStore('stock').put({ owner, at, content }, 'stock'),
  )
}

async function readKept(vault: Vault, owner: number): Promise<Kept | null> {
  const kept = await stockDatabase.use('readonly', (stored) =>
    stored.objectStore('stock').get('stock'),
  )
  if (kept?.owner !== owner) return null
  return { ...stock.parse(await openJson(vault, kept.content)), at: kept.at }
}

/** The stock from the server, and until it answers as this phone last saw it. */
export function useStock(vault: Vault, owner: number) {
  const options = { networkMode: 'always', retry: false } as const
  const fresh = useQuery({
    queryKey: STOCK_QUERY,
    queryFn: () => findStock(vault, owner),
    ...options,
    refetchOnReconnect: true,
    // A server that answers again is no connection that comes back.
    refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_MS : false),
  })
  const kept = useQuery({
    queryKey: ['yard', 'kept'],
    queryFn: () => readKept(vault, owner),
    ...options,
  })
  const { error, refetch } = fresh
  return {
    ...(fresh.data ?? kept.data ?? NONE),
    /** When what is shown was read, if the server was not reached since. */
    keptAt: fresh.data ? null : (kept.data?.at ?? null),
    error: kept.data ? null : error,
    isPending: fresh.isPending && !kept.data,
    refetch,
  }
}
