import { defineEntity, p } from '@mikro-orm/core'
import { impersonal } from '../../base/data/personal/personal-data.ts'

/** When the clean-up last saw a picture in use, by a product or a page. */
export const ImageUseEntity = defineEntity({
  name: 'ImageUse',
  properties: {
    filename: p.string().length(255).primary(),
    at: p.datetime(),
  },
})

export const imageUseTable = impersonal(ImageUseEntity, {
  filename: 'shop',
  at: 'shop',
})
