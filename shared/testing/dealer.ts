import { demoSettings } from '../dealer/company.ts'
import { dealerOf } from '../dealer/dealer.ts'

/** As everyone knows them until there are settings. */
export const demoDealer = dealerOf(demoSettings, null, [])
