import { z } from 'zod'
import { INVALID_POSTCODE, readPostcode } from './postcodes.ts'

/** A German postcode as people type it, in five digits. */
export const postcode = z
  .string({ error: INVALID_POSTCODE })
  .transform((text) => readPostcode(text) ?? '')
  .refine((digits) => digits !== '', { error: INVALID_POSTCODE })
  .meta({ description: 'Eine deutsche Postleitzahl, fünf Ziffern' })
