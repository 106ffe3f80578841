import { testSaving } from './libreoffice.testing.ts'

/** Each country and each format once; all combinations come at night. */
testSaving([
  { country: 'de', way: ['xlsx', 'ods', 'xlsx'] },
  { country: 'en', way: ['csv', 'csv'] },
])
