import type { EntityManager } from '@mikro-orm/sql'
import { englishSettings } from '../../../shared/dealer/english-settings.ts'
import { currentParts } from './settings.parts.ts'

/** Whether there are pages in English. */
export async function hasEnglish(em: EntityManager): Promise<boolean> {
  const { english } = await currentParts(em, { english: englishSettings })
  return english.hasPages
}
