import { englishSettings } from '../../../shared/dealer/site-settings.ts'
import type { Db } from '../../base/data/db/database.ts'
import { findParts } from './settings.parts.ts'

/** Whether there are pages in English. */
export async function hasEnglish(db: Db): Promise<boolean> {
  const { english } = await findParts(db, { english: englishSettings })
  return english.hasPages
}
