import { readdir } from 'node:fs/promises'

/** What lies in a folder; one that does not exist yet is empty. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
