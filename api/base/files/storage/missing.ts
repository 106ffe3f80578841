import { codeOf } from '../../failures.ts'

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'])

export async function orMissing<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work
  } catch (error) {
    if (MISSING.has(codeOf(error))) return null
    throw error
  }
}
