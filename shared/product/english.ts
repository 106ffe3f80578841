import type { Mark, UsualPart } from './condition-report.ts'
import type { About } from './field-kinds.ts'
import type { productFields } from './fields.ts'
import type { Condition, Grade, PriceKind, ProductStatus, RentPeriod } from './terms.ts'

/** What visitors read of a machine's state; those who are shown an inactive one read that it is reserved. */
export const statusInEnglish: Record<ProductStatus, string> = {
  active: 'Available',
  reserved: 'Reserved',
  sold: 'Sold',
  inactive: 'Reserved',
}

export const conditionInEnglish: Record<Condition, string> = {
  new: 'New',
  demo: 'Ex-demo',
  used: 'Used',
  refurbished: 'Refurbished',
}

export const gradesInEnglish: Record<Grade, string> = {
  A: 'Grade A',
  B: 'Grade B',
  C: 'Grade C',
}

export const marksInEnglish: Record<Mark, string> = {
  1: 'as new',
  2: 'good',
  3: 'satisfactory',
  4: 'due soon',
  5: 'defective',
}

/** As `markLegend`. Of this dictionary alone: visitors' scripts load it, and `marks` stands beside a schema. */
export const markLegendInEnglish = Object.entries(marksInEnglish)
  .map(([mark, label]) => `${mark} ${label}`)
  .join(' · ')

export const usualPartsInEnglish: Record<UsualPart, string> = {
  Mast: 'Mast',
  Ketten: 'Chains',
  Gabeln: 'Forks',
  Bremsen: 'Brakes',
  Lenkung: 'Steering',
  Reifen: 'Tyres',
  Batterie: 'Battery',
  Motor: 'Engine',
  Hydraulik: 'Hydraulics',
  Elektrik: 'Electrical system',
  Lack: 'Paintwork',
  Sitz: 'Seat',
}

/** Parts that dealers add by themselves. */
const furtherParts: Readonly<Record<string, string>> = {
  ...usualPartsInEnglish,
  Stunden: 'Hours',
  Betriebsstunden: 'Operating hours',
  Schubwagen: 'Reach carriage',
  Gasanlage: 'LPG system',
  Kabine: 'Cab',
  Räder: 'Wheels',
  Getriebe: 'Transmission',
  Ladegerät: 'Charger',
  Beleuchtung: 'Lighting',
  Gabelzinken: 'Forks',
  Gabelträger: 'Fork carriage',
  Seitenschub: 'Side shift',
  Hubmast: 'Mast',
  Rahmen: 'Chassis',
  Zylinder: 'Cylinders',
  Anbaugerät: 'Attachment',
  Ballenklammer: 'Bale clamp',
}

/** Null for a part that the dealer has named himself. */
export const partInEnglish = (part: string): string | null =>
  Object.hasOwn(furtherParts, part) ? (furtherParts[part] ?? null) : null

export const priceKindsInEnglish: Record<PriceKind, string> = {
  net: 'Net price, plus VAT where it is due',
  margin: 'VAT margin scheme (German VAT Act, section 25a)',
  onRequest: 'Price on request',
}

export const rentPeriodsInEnglish: Record<RentPeriod, string> = {
  day: 'day',
  week: 'week',
  month: 'month',
}

/** The fields of a machine that visitors see. */
export type VisibleField<Fields extends Record<string, About> = typeof productFields> = {
  [Name in keyof Fields]: Fields[Name]['seenBy'] extends 'visitors' ? Name : never
}[keyof Fields]

export const fieldsInEnglish: Record<VisibleField, string> = {
  stockNumber: 'Stock number',
  title: 'Name',
  brand: 'Make',
  model: 'Model',
  year: 'Year of manufacture',
  condition: 'Condition',
  grade: 'Condition grade',
  status: 'Availability',
  categoryId: 'Category',
  priceKind: 'Taxation',
  price: 'Price',
  previousPrice: 'Previous price',
  rent: 'Rental rates',
  location: 'Location',
  description: 'Description',
  descriptionEn: 'Description in English',
  images: 'Pictures',
  specifications: 'Technical data',
  conditionReport: 'Condition report',
  conditionAt: 'Checked on',
  featured: 'Recommended',
}

/** The categories that a new website begins with, by their slugs. */
export const templateCategoriesInEnglish: Readonly<Record<string, string>> = {
  diesel: 'Diesel and LPG forklifts',
  electric: 'Electric forklifts',
  compact: 'Compact forklifts',
  reach: 'Reach trucks',
}
