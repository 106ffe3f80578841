import { demoSettings } from '../company.ts'
import { dealerOf } from '../dealer/dealer.ts'

/** The demo dealer on an ordinary Monday. */
export const demoDealer = dealerOf(demoSettings, null, new Date('2026-11-23T09:00:00Z'))
