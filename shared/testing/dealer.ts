import { demoSettings } from '../company.ts'
import { dealerOf } from '../dealer/dealer.ts'

/** As everyone knows them until there are settings. */
export const demoDealer = dealerOf(demoSettings, null, [])
