import type { DBSchema } from 'idb'
import { YARD_STOCK } from '../kept/session.ts'
import { ReopeningDatabase } from './database.ts'

/** An entry as it is stored: readable are its order, its key and whose it is. */
interface StoredEntry {
  seq: number
  key: string
  owner: number
  /** When it was last changed; one of an earlier build does not say. */
  at?: string
  content: Sealed
}

interface QueueSchema extends DBSchema {
  entries: { key: number; value: StoredEntry; indexes: { owner: number } }
  photos: { key: string; value: Sealed }
}
export type QueueDatabase = ReopeningDatabase<QueueSchema>

/** An entry that the database still has to number, which its types do not know of. */
export const toStore = (entry: Omit<StoredEntry, 'seq'>) => entry as StoredEntry

/** What waits to be sent. It outlives the browser, a log-out and a new build. */
export const openQueueDatabase = () =>
  new ReopeningDatabase<QueueSchema>('gabelstapler.hof', (database) => {
    database
      .createObjectStore('entries', { keyPath: 'seq', autoIncrement: true })
      .createIndex('owner', 'owner')
    database.createObjectStore('photos')
  })

interface StockSchema extends DBSchema {
  stock: { key: string; value: { owner: number; at: string; content: Sealed } }
}

/** The stock as it was last seen, which a log-out deletes. */
export const stockDatabase = new ReopeningDatabase<StockSchema>(YARD_STOCK, (database) => {
  database.createObjectStore('stock')
})

/** What is kept on the phone so that only its account can read it. */
export interface Vault {
  seal(bytes: Uint8Array<ArrayBuffer>): Promise<Sealed>
  /** @throws {DOMException} for what another account has sealed */
  open(sealed: Sealed): Promise<Uint8Array<ArrayBuffer>>
}

export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

const IV_BYTES = 12

/** @param key 32 bytes in base64url; the server gives them to the account, and logging out forgets them */
export async function openVault(key: string): Promise<Vault> {
  const raw = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
  const secret = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
  return {
    async seal(bytes) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, secret, bytes) }
    },
    async open({ iv, bytes }) {
      return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, secret, bytes))
    },
  }
}

export const sealJson = (vault: Vault, value: unknown): Promise<Sealed> =>
  vault.seal(new TextEncoder().encode(JSON.stringify(value)))

export async function openJson(vault: Vault, sealed: Sealed): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await vault.open(sealed)))
}
