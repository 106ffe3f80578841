import type { Dealer } from '../dealer/dealer.ts'
import { B2B_NOTICE } from '../notices.ts'
import { LEASING_NOTE, leasingTerms } from './leasing.ts'

/** To whom machines are sold, and on what the leasing rates of a list stand. */
export function listNote({ leasing }: Pick<Dealer, 'leasing'>): string {
  return leasing ? `${B2B_NOTICE}. Leasing: ${leasingTerms(leasing)}; ${LEASING_NOTE}` : B2B_NOTICE
}
