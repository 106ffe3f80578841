import { z } from 'zod'
import { figuresSchema } from '../../../../shared/figures/schema.ts'
import { categoryInput, categoryPatch } from '../../../../shared/product/category.ts'
import { feedKeys, stockKey } from '../../../../shared/product/field-rules.ts'
import { productPatch } from '../../../../shared/product/product.ts'
import { picturesToFetch } from '../../../../shared/stock/imports.ts'
import { mappingName, tableReading } from '../../../../shared/stock/mapping.ts'
import { BulkEditEntity } from '../../../catalogue/bulk-edits/bulk-edit.entity.ts'
import { CategoryEntity } from '../../../catalogue/categories/category.entity.ts'
import { FeedEntity } from '../../../catalogue/listings/feed.entity.ts'
import { FeedListingEntity } from '../../../catalogue/listings/feed-listing.entity.ts'
import { RECOGNITION } from '../../../catalogue/products/product.derived.ts'
import { ProductEntity } from '../../../catalogue/products/product.entity.ts'
import { ProductFigureEntity } from '../../../catalogue/products/product-figure.entity.ts'
import { TrashedProductEntity } from '../../../catalogue/products/trashed-product.entity.ts'
import { ColumnMappingEntity } from '../../../catalogue/stock/column-mapping.entity.ts'
import { StockImportEntity } from '../../../catalogue/stock/stock-import.entity.ts'
import { SightingEntity } from '../../../catalogue/yard/sighting.entity.ts'
import { count, id, rulesOf, state } from './column-rules.ts'

const { categoryId, ...fields } = productPatch.shape
const category = categoryPatch.shape

export const catalogueRules = [
  rulesOf(CategoryEntity, {
    id: 'typed',
    slug: categoryInput.shape.slug,
    name: category.name,
    nameEn: category.nameEn,
    description: category.description,
    icon: category.icon,
    sortOrder: category.sortOrder,
    updatedAt: 'typed',
  }),
  rulesOf(
    ProductEntity,
    {
      ...fields,
      id: 'typed',
      category: 'typed',
      titleKey: 'typed',
      brandKey: 'typed',
      stockKey: 'typed',
      visiblePrice: 'typed',
      comparedPrice: 'typed',
      figures: state,
      unread: z.array(z.string()),
      recognition: 'typed',
      capacity: 'typed',
      liftHeight: 'typed',
      hours: 'typed',
      availability: 'typed',
      searchText: 'typed',
      createdAt: 'typed',
      updatedAt: 'typed',
    },
    // Those of an earlier version are recognised anew after the restore.
    ({ recognition, figures, stock_key: key, stock_number: number }) =>
      (recognition !== RECOGNITION || figuresSchema.safeParse(figures).success) &&
      (key == null || (typeof number === 'string' && key === stockKey(number))),
  ),
  rulesOf(ProductFigureEntity, {
    product: 'typed',
    figure: 'typed',
    choice: 'typed',
    number: 'typed',
  }),
  rulesOf(SightingEntity, {
    product: 'typed',
    at: 'typed',
    author: 'typed',
    beforeAt: 'typed',
    beforeAuthor: 'typed',
  }),
  rulesOf(TrashedProductEntity, {
    id: 'typed',
    title: 'typed',
    deletedAt: 'typed',
    author: 'typed',
    state,
    createdAt: 'typed',
    updatedAt: 'typed',
    inquiries: z.array(id),
    places: z.array(z.tuple([id, z.int()])),
  }),
  rulesOf(FeedEntity, {
    key: z.enum(feedKeys),
    enabled: 'typed',
    secret: z.string().regex(/^[\w-]{32,64}$/),
    lastFetchedAt: 'typed',
    heldAt: 'typed',
  }),
  rulesOf(FeedListingEntity, {
    feedKey: z.enum(feedKeys),
    productId: 'typed',
    title: 'typed',
    entry: 'typed',
    entryWithoutPrice: 'typed',
    pictures: z.array(z.object({ name: z.string(), image: fields.images.unwrap().element })),
    isPriceWithdrawn: 'typed',
  }),
  rulesOf(ColumnMappingEntity, {
    name: mappingName.shape.name,
    ...tableReading.shape,
    updatedAt: 'typed',
  }),
  rulesOf(StockImportEntity, {
    id: 'typed',
    at: 'typed',
    author: 'typed',
    fileName: 'typed',
    created: count,
    changed: count,
    unchanged: count,
    failed: count,
    headings: 'typed',
    ...tableReading.shape,
    failedPictures: z.array(picturesToFetch),
    listed: z.array(id),
    undoneAt: 'typed',
    undoneBy: 'typed',
  }),
  rulesOf(BulkEditEntity, {
    id: 'typed',
    at: 'typed',
    author: 'typed',
    label: 'typed',
    changed: count,
    undoneAt: 'typed',
    undoneBy: 'typed',
  }),
]
