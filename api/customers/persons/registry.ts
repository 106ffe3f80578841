import type { EntityManager } from '@mikro-orm/sql'
import type { ClassifiedTable } from '../../base/data/personal/personal-data.ts'
import { alertData } from '../alerts/alert.personal.ts'
import { archiveData } from '../archive/archive.personal.ts'
import { inquiryData } from '../inquiries/inquiry.personal.ts'
import { offerData } from '../offers/offer.personal.ts'
import type { ColumnClass, PersonalTable, PersonIds } from '../personal/personal-data.ts'
import { mailData } from './mail.personal.ts'
import { setAsideMailData } from './set-aside-mail.personal.ts'

const tables: readonly (ClassifiedTable<ColumnClass> | PersonalTable)[] = [
  ...inquiryData,
  ...offerData,
  ...alertData,
  mailData,
  setAsideMailData,
  ...archiveData,
]

/** Every table with rows about customers, in the order in which an access shows them. */
export const personalTables = tables.filter((table): table is PersonalTable => 'about' in table)

/** The name of its table, which the ORM gives it. */
export const tableName = (em: EntityManager, { entity }: PersonalTable): string =>
  em.getMetadata(entity).tableName

/** How many rows there are about somebody, by table. Tables without any are left out. */
export async function countAbout(
  em: EntityManager,
  ids: PersonIds,
): Promise<Record<string, number>> {
  const counts: [table: string, number: number][] = []
  for (const table of personalTables) {
    const where = await table.about.of(em, ids)
    counts.push([tableName(em, table), await em.count(table.entity, where)])
  }
  return Object.fromEntries(counts.filter(([, number]) => number > 0))
}
