import { defineEntity, p } from '@mikro-orm/core'
import type { ArchivedPicture } from '../../../shared/feeds/description.ts'
import type { FeedKey } from '../../../shared/product/field-rules.ts'
import { impersonal } from '../../base/data/personal/personal-data.ts'

/** A machine as a portal has got it. It stays as it was when the machine is deleted. */
export const FeedListingEntity = defineEntity({
  name: 'FeedListing',
  indexes: [{ properties: ['productId'] }],
  properties: {
    feedKey: p.text().$type<FeedKey>().primary(),
    productId: p.integer().primary(),
    title: p.text(),
    /** Its part of the file. */
    entry: p.text(),
    entryWithoutPrice: p.text(),
    /** For the archive, where the portal has one. */
    pictures: p.json<ArchivedPicture[]>().columnType('json'),
    /** The price went on request after the machine was fetched, so nobody gets it any more. */
    isPriceWithdrawn: p.boolean().default(false),
  },
})

export const feedListingTable = impersonal(FeedListingEntity, {
  feedKey: 'shop',
  productId: 'shop',
  title: 'shop',
  entry: 'shop',
  entryWithoutPrice: 'shop',
  pictures: 'shop',
  isPriceWithdrawn: 'shop',
})
