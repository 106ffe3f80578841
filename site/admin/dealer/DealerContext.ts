import { createContext, useContext } from 'react'
import type { Dealer } from '../../../shared/dealer/dealer.ts'

interface Known {
  dealer: Dealer
  setDealer: (dealer: Dealer) => void
}

/** Whose administration this is: as its page came from the server, or as the settings were saved since. */
export const DealerContext = createContext<Known | null>(null)

/** @throws outside of the administration */
function useKnown(): Known {
  const known = useContext(DealerContext)
  if (!known) throw new Error('No DealerContext around this component')
  return known
}

export const useDealer = () => useKnown().dealer
export const useSetDealer = () => useKnown().setDealer
