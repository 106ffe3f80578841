import { testBrokenRequestsFor } from './survival.ts'

testBrokenRequestsFor(10_000)
