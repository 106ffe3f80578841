import type { EntityManager } from '@mikro-orm/sql'
import { MOST_NAMED, type SetUpFacts } from '../../../shared/dealer/set-up.ts'
import { pageName } from '../../../shared/pages/page-name.ts'
import { exportPage } from '../../../shared/texts/export.ts'
import { pageTextOf } from '../../../shared/texts/index.ts'
import { addressOf } from '../../../shared/texts/text.ts'
import type { Db, Tables } from '../../base/data/db/database.ts'
import { findDemoStock } from '../../catalogue/demo-stock/demo-stock.ts'
import { FeedEntity } from '../../catalogue/listings/feed.entity.ts'
import { ProductEntity } from '../../catalogue/products/product.entity.ts'
import { findDemoInquiries } from '../../customers/demo-inquiries/demo-inquiries.ts'
import { ableAdministrators } from '../../dealer/accounts/administrator.ts'
import { UserEntity } from '../../dealer/accounts/user.entity.ts'
import { SetUpTickEntity } from '../../dealer/settings/set-up-tick.entity.ts'
import { findSettings } from '../../dealer/settings/settings.queries.ts'
import { findTexts } from '../../dealer/texts/text.queries.ts'

/** The pages that counsel writes rather than the dealer. */
const LEGAL_PAGES = ['impressum', 'datenschutz', 'agb']

/**
 * What the way to an own site goes by, as far as the database knows it.
 * @param viewer the account of the one who looks at it
 */
export async function findSetUpFacts(
  em: EntityManager,
  viewer: number,
): Promise<Omit<SetUpFacts, 'hasMailServer' | 'mailTo' | 'hasBackup'>> {
  const db = em.getKysely<Tables>()
  const { settings, logo } = await findSettings(db)
  const { length: demoProducts } = await findDemoStock(db)
  const { length: demoInquiries } = await findDemoInquiries(em)
  const texts = await findTexts(db)
  const ticks = await em.findAll(SetUpTickEntity)
  return {
    settings,
    hasLogo: logo !== null,
    administrators: await ableAdministrators(em),
    users: await em.count(UserEntity),
    hasOwnName: Boolean((await em.findOne(UserEntity, viewer))?.name),
    demoProducts,
    demoInquiries,
    ownProducts: (await em.count(ProductEntity)) - demoProducts,
    templates: texts
      .filter(({ page, isTemplate }) => isTemplate && !LEGAL_PAGES.includes(page))
      .filter(({ page }) => pageTextOf(page)?.language !== 'en')
      .map(({ page }) => pageName(addressOf(page))),
    english: {
      categories: await findUnnamedCategories(db),
      machines: await findUndescribed(db),
      isTemplate: texts.some(({ page, isTemplate }) => page === exportPage.page && isTemplate),
    },
    hasFeed: (await em.count(FeedEntity, { enabled: true })) > 0,
    ticked: ticks.map(({ key }) => key),
  }
}

/** The categories that English readers see in German. */
const findUnnamedCategories = (db: Db) =>
  db
    .selectFrom('category')
    .select(['id', 'name'])
    .where('name_en', '=', '')
    .orderBy('sort_order')
    .orderBy('id')
    .execute()

/** How many machines that can be had are described, but not in English, and the first of them. */
async function findUndescribed(db: Db): Promise<SetUpFacts['english']['machines']> {
  const undescribed = db
    .selectFrom('product')
    .where('status', 'in', ['active', 'reserved'])
    .where('description', '!=', '')
    .where('description_en', '=', '')
  const { count } = await undescribed
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const first = await undescribed
    .select(['id', 'title as name'])
    .orderBy('id')
    .limit(MOST_NAMED)
    .execute()
  return { count: Number(count), first }
}
