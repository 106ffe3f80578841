import { LEASING_NOTE, leasingTerms } from './leasing.ts'
import type { LeasingSettings } from './leasing-settings.ts'
import { B2B_NOTICE } from './notices.ts'

/** To whom machines are sold, and on what the leasing rates of a list stand. */
export function listNote({ leasing }: { leasing: LeasingSettings }): string {
  return leasing ? `${B2B_NOTICE}. Leasing: ${leasingTerms(leasing)}; ${LEASING_NOTE}` : B2B_NOTICE
}
