import { testStorage } from './both-storages.testing.ts'

// Every other test keeps its files in a folder.
testStorage('S3')
