import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { may, type Permission } from '../../../shared/accounts/permissions.ts'
import type { YardAccount } from './account.ts'
import { waitingOf, withWaiting } from './entry.ts'
import type { YardQueue } from './queue.ts'
import { useStock } from './stock.ts'
import type { Vault } from './vault.ts'

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
