import { testBrokenRequestsFor } from './survival.ts'

testBrokenRequestsFor(600_000)
