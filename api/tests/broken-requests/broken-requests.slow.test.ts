import { testBrokenRequestsFor } from './survival.ts'

testBrokenRequestsFor(5_000)
