import { testGrowthUpTo } from './growth.testing.ts'

// Up to half a megabyte.
testGrowthUpTo(1_024, 8_192, 65_536, 524_288)
