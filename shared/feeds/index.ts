import type { FeedKey } from '../product/field-rules.ts'
import { bestandCsv, bestandJson } from './bestand.ts'
import type { FeedDescription } from './description.ts'
import { machineryzone } from './machineryzone.ts'
import { maschinensucher } from './maschinensucher.ts'
import { mobileDe } from './mobile-de.ts'

/** What is known of each portal. The file and the screen of problems are both made from it. */
export const feeds: Record<FeedKey, FeedDescription> = {
  maschinensucher,
  mobileDe,
  machineryzone,
  bestandCsv,
  bestandJson,
}
