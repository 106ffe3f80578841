import { createContext, useContext } from 'react'
import type { Dealer } from '../../../shared/dealer/dealer.ts'

/** Whose administration this is, as its page came from the server. */
export const DealerContext = createContext<Dealer | null>(null)

/** @throws outside of the administration */
export function useDealer(): Dealer {
  const dealer = useContext(DealerContext)
  if (!dealer) throw new Error('No DealerContext around this component')
  return dealer
}
