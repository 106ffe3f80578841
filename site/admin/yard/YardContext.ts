import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { may, type Permission } from '../../../shared/accounts/permissions.ts'
import type { YardAccount } from './account.ts'
import { waitingOf, withWaiting } from './entry.ts'
import type { YardQueue } from './queue.ts'
import { useStock } from './stock.ts'
import type { Vault } from './storage.ts'

interface Yard {
  account: YardAccount
  vault: Vault
  queue: YardQueue
}

export const YardContext = createContext<Yard | null>(null)

export function useYard(): Yard {
  const yard = useContext(YardContext)
  if (!yard) throw new Error('The yard is not open')
  return yard
}

export const useYardMay = (permission: Permission) => may(useYard().account.roleKey, permission)

/** What waits on this phone. */
export function useQueue() {
  const { queue } = useYard()
  const subscribe = useCallback(
    (onChange: () => void) => {
      queue.addEventListener('change', onChange)
      return () => queue.removeEventListener('change', onChange)
    },
    [queue],
  )
  const state = useSyncExternalStore(subscribe, () => queue.state)
  return { ...state, queue, waiting: waitingOf(state.entries) }
}

/** The stock with what waits to be changed of it. */
export function useMachines() {
  const { vault, account } = useYard()
  const { entries } = useQueue()
  const { machines: known, ...stock } = useStock(vault, account.id)
  const machines = useMemo(
    () => known.map((machine) => withWaiting(machine, entries, account.username)),
    [known, entries, account],
  )
  return { ...stock, machines }
}

/** Where a photograph that waits can be shown from, while it is shown. */
export function usePhotoAddress(key: string): string | undefined {
  const { queue } = useQueue()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let isGone = false
    const show = async () => {
      const photo = await queue.photoOf(key)
      if (isGone || !photo) return
      made = URL.createObjectURL(new Blob([photo]))
      setAddress(made)
    }
    // Without it there is a frame without a picture.
    show().catch(() => undefined)
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [queue, key])
  return address
}
