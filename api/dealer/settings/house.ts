import type { EntityManager } from '@mikro-orm/sql'
import type { Db } from '../../base/data/db/database.ts'
import { lockedRow } from './settings.changes.ts'
import { ONLY_ROW } from './settings.parts.ts'

/** The address of the site that the data belong to; null until that is known. */
export async function houseOf(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('settings')
    .select('site_url')
    .where('name', '=', ONLY_ROW)
    .executeTakeFirst()
  return row?.site_url ?? null
}

/** The address of the house if a site works on a copy of its data; null for the house itself. */
export async function foreignHouse(db: Db, siteUrl: string): Promise<string | null> {
  const house = await houseOf(db)
  return house === siteUrl ? null : house
}

/**
 * Whether a site works on the data of another one: a backup that was restored elsewhere, or a copied database. It writes
 * to nobody, and leaves mailbox and portals alone, until an administrator says that it is the house.
 */
export const isCopy = async (db: Db, siteUrl: string): Promise<boolean> =>
  (await foreignHouse(db, siteUrl)) !== null

/** From now on the data belong to the site of that address; null if nobody knows which. */
export async function belongsTo(em: EntityManager, siteUrl: string | null): Promise<void> {
  const row = await lockedRow(em)
  row.siteUrl = siteUrl
}

/** A house that the world reaches, unlike one that is tried on somebody's machine. */
const isPublic = (siteUrl: string) => siteUrl.startsWith('https:')

/**
 * Notes at the start to which site the data belong, so that a copy of the database is known as one.
 * @returns what the log says of a copy
 */
export async function recogniseHouse(
  orm: { em: EntityManager },
  siteUrl: string,
): Promise<string | null> {
  return orm.em.fork().transactional(async (em) => {
    const { siteUrl: house } = await lockedRow(em)
    if (!house && isPublic(siteUrl)) await belongsTo(em, siteUrl)
    return house && house !== siteUrl
      ? `Die Daten gehören zu ${house}, diese Website läuft unter ${siteUrl}: E-Mails, Suchaufträge, Postfach und Portale ruhen, bis ein Administrator in der Verwaltung sagt, dass dies das Haus ist.`
      : null
  })
}
