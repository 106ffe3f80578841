import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { YARD_STOCK } from '../auth/session.ts'
import type { Sealed } from './vault.ts'

/** An entry as it is stored: readable are its order, its key and whose it is. */
interface StoredEntry {
  seq: number
  key: string
  owner: number
  content: Sealed
}

interface QueueSchema extends DBSchema {
  entries: { key: number; value: StoredEntry; indexes: { owner: number } }
  photos: { key: string; value: Sealed }
}
export type QueueDatabase = IDBPDatabase<QueueSchema>

/** An entry that the database still has to number, which its types do not know of. */
export const toStore = (entry: Omit<StoredEntry, 'seq'>) => entry as StoredEntry

/** What waits to be sent. It outlives the browser, a log-out and a new build. */
export const openQueueDatabase = (): Promise<QueueDatabase> =>
  openDB<QueueSchema>('gabelstapler.hof', 1, {
    upgrade(database) {
      database
        .createObjectStore('entries', { keyPath: 'seq', autoIncrement: true })
        .createIndex('owner', 'owner')
      database.createObjectStore('photos')
    },
    blocking: (_, __, event) => closeOf(event),
  })

interface StockSchema extends DBSchema {
  stock: { key: string; value: { owner: number; at: string; content: Sealed } }
}

/** The stock as it was last seen, which a log-out deletes. */
export const openStockDatabase = (): Promise<IDBPDatabase<StockSchema>> =>
  openDB<StockSchema>(YARD_STOCK, 1, {
    upgrade: (database) => void database.createObjectStore('stock'),
    blocking: (_, __, event) => closeOf(event),
  })

/** Lets another window delete or upgrade the database. */
function closeOf({ target }: IDBVersionChangeEvent): void {
  if (target instanceof IDBDatabase) target.close()
}
