import { z } from 'zod'
import { product } from './product.ts'

/** So long a draft can be seen under its address. */
export const PREVIEW_DAYS = 14

/** Where somebody without an account sees a draft, and how long. */
export const productPreview = z
  .object({ address: z.url(), until: z.iso.datetime() })
  .meta({ id: 'ProductPreview' })
export type ProductPreview = z.infer<typeof productPreview>

/** What the page under such an address shows. */
export const previewedProduct = z
  .object({
    product: product.meta({
      description: 'Die Maschine, wie Besucher sie sehen werden; ein Entwurf als verfügbar',
    }),
    similar: z.array(product),
    isDraft: z.boolean().meta({ description: 'Ob sie noch nicht auf der Website steht' }),
    until: z.iso.datetime(),
  })
  .meta({ id: 'PreviewedProduct' })
