import { testStorage } from './both-storages.testing.ts'

testStorage('files')
