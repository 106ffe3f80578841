import { useSetDealer } from '../dealer/DealerContext.ts'
import { renameAdministration } from '../layout/windowTitle.ts'
import { settingsCalls } from './settingsCalls.ts'

/** Shows in the bar, the window's title and the colours what was just saved. */
export function useDealerChanged() {
  const setDealer = useSetDealer()
  return async () => {
    const dealer = await settingsCalls.dealer()
    setDealer(dealer)
    renameAdministration(dealer.shortName)
  }
}
