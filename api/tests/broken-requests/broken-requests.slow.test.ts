import { testBrokenRequestsFor } from './survival.ts'

testBrokenRequestsFor(15_000)
