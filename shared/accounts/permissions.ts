import { keysOf } from '../values/records.ts'

export const roleLabels = {
  administrator: 'Administrator',
  sales: 'Vertrieb',
  stock: 'Lager',
} as const
export type Role = keyof typeof roleLabels
export const roles = keysOf(roleLabels)

/** What a role is for, in a sentence for the one who gives it to somebody. */
export const roleDescriptions: Record<Role, string> = {
  administrator: 'Darf alles, auch Einstellungen, Texte und Benutzer.',
  sales: 'Bearbeitet Anfragen und E-Mails, ändert Preis, Status und Notiz der Maschinen.',
  stock: 'Pflegt Maschinen, Bilder und Kategorien. Sieht keine Anfragen.',
}

const administrator = ['administrator'] as const
const withSales = ['administrator', 'sales'] as const
const withStock = ['administrator', 'stock'] as const

/** Who may do what. Routes, the description of the API and the admin all read this one table. */
export const permissions = {
  /** Inactive machines, serial numbers, notes, withholding from portals and the sign for the windscreen. */
  'products.read-internal': roles,
  'products.create': withStock,
  /** Every field of a machine. */
  'products.edit': withStock,
  /** The fields of `saleFields`. */
  'products.price': roles,
  /** What a machine has cost the dealer, and so what it brings: to see it and to change it. */
  'products.purchase-price': withSales,
  /** The address under which somebody without an account sees a draft. */
  'products.preview': roles,
  'products.delete': withStock,
  /** The stock as a table, with everything that `products.read-internal` shows. */
  'stock.export': roles,
  'categories.edit': withStock,
  'images.edit': withStock,
  /** What portals fetch. */
  'feeds.read': withStock,
  'feeds.edit': withStock,
  'inquiries.read': withSales,
  'inquiries.edit': withSales,
  /** Deletes an inquiry though its customer counts on an order, an offer or a reservation. */
  'inquiries.end-promised': administrator,
  /** What is known of a person, its erasure, what is kept by law, and the record of processing. */
  persons: administrator,
  /** The outbox. */
  mails: withSales,
  publishing: roles,
  /** What visitors looked at and looked for. */
  statistics: withSales,
  /** Agrees to deletions, those of inquiries too. */
  housekeeping: administrator,
  /** Of machines and categories. That of settings and texts goes with their own permission. */
  'history.read': withStock,
  'history.restore': withStock,
  /** Imports of the stock, and undoing them. */
  'stock.import': withStock,
  'trash.read': withStock,
  'trash.restore': withStock,
  'trash.delete': administrator,
  'settings.edit': administrator,
  'texts.edit': administrator,
  'users.edit': administrator,
  backups: administrator,
} as const satisfies Record<string, readonly Role[]>
export type Permission = keyof typeof permissions

/** Whether a role may do something. */
export function may(role: Role, permission: Permission): boolean {
  const allowed: readonly Role[] = permissions[permission]
  return allowed.includes(role)
}

/** Whether a role may do anything that another one may not. */
export function mayMore(role: Role, than: Role): boolean {
  const all = keysOf(permissions)
  return all.some((permission) => may(role, permission) && !may(than, permission))
}

export const FORBIDDEN = 'Dafür fehlt Ihnen die Berechtigung'
