import { z } from 'zod'
import { dealer } from '../../../shared/dealer/dealer.ts'
import { product } from '../../../shared/product/product.ts'

const englishKinds = ['englishDataSheet', 'englishConditionReport'] as const
export const sheetKinds = ['dataSheet', 'sign', 'conditionReport', ...englishKinds] as const
export type SheetKind = (typeof sheetKinds)[number]
export type EnglishKind = (typeof englishKinds)[number]

export const isEnglish = (kind: SheetKind): kind is EnglishKind =>
  englishKinds.some((english) => english === kind)

/** What a sheet shows of the dealer. */
export const sheetDealer = dealer.pick({
  name: true,
  isDemo: true,
  street: true,
  postalCode: true,
  city: true,
  phone: true,
  email: true,
  accentColour: true,
  logo: true,
  warranty: true,
  leasing: true,
})
export type SheetDealer = z.infer<typeof sheetDealer>

/** Everything that a sheet shows besides the photo. */
export const sheetContent = z.object({
  kind: z.enum(sheetKinds),
  /** As visitors see it. */
  product,
  dealer: sheetDealer,
  /** The whole address of its page. */
  address: z.string(),
  /** The day of issue as it is printed. */
  issued: z.string(),
})
export type SheetContent = z.infer<typeof sheetContent>
