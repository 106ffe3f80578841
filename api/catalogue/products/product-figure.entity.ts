import { defineEntity, p } from '@mikro-orm/core'
import { impersonal } from '../../base/data/personal/personal-data.ts'
import { ProductEntity } from './product.entity.ts'

/** A figure of a product that lists are filtered by, a row for each value. */
export const ProductFigureEntity = defineEntity({
  name: 'ProductFigure',
  indexes: [
    { properties: ['figure', 'choice', 'product'] },
    { properties: ['figure', 'number', 'product'] },
  ],
  properties: {
    product: () => p.manyToOne(ProductEntity).deleteRule('cascade').index(false).primary(),
    /** Its key in the registry, `shared/figures/registry.ts`. */
    figure: p.text().primary(),
    /** The value of a figure that is chosen by its values; empty for one that is chosen by a range. */
    choice: p.text().primary(),
    number: p.double().columnType('double precision').$type<number>().nullable(),
  },
})

export const productFigureTable = impersonal(ProductFigureEntity, {
  product: 'shop',
  figure: 'shop',
  choice: 'shop',
  number: 'shop',
})
