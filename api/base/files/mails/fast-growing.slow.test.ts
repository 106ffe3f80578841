import { testGrowthUpTo } from './growth.testing.ts'

testGrowthUpTo(1_024, 8_192, 65_536)
