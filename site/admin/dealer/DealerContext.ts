import { createContext, useContext } from 'react'
import type { Dealer } from '../../../shared/dealer/dealer.ts'

interface Known {
  dealer: Dealer
  /** Asks again who the dealer is, and shows it in the bar, the window's title and the colours. */
  reload: () => Promise<void>
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
export const useReloadDealer = () => useKnown().reload
