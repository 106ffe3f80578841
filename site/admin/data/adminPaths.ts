import { paths } from '../../../shared/addresses/paths.ts'
import type { SettingsSection } from '../../../shared/dealer/settings.ts'

export const ADMIN = '/admin'

const filtered = (list: string, filter: Record<string, string>) =>
  `${ADMIN}/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** The settings are one record; react-admin knows it by this id. */
export const SETTINGS_ID = 'dealer'

/** The filter of inquiries for those that wait. What was sent twice is answered once. */
export const UNANSWERED = { status: 'new', duplicate: 'false' } as const

/** The addresses of the admin. */
export const adminPaths = {
  login: `${ADMIN}/login`,
  logout: `${ADMIN}/abmelden`,
  forgotPassword: `${ADMIN}/passwort-vergessen`,
  /** Where the links of invitations lead. */
  setPassword: `${ADMIN}/passwort-setzen`,
  account: `${ADMIN}/konto`,
  user: (id: number) => `${ADMIN}/users/${id}/edit`,
  /** Somebody who has asked, by the `customer` of an inquiry or offer. */
  customer: (key: string) => `${ADMIN}/customers/${key}`,
  customers: `${ADMIN}/customers`,
  /** The form of a record. */
  record: (resource: 'categories' | 'products' | 'texts', id: number | string) =>
    `${ADMIN}/${resource}/${id}/edit`,
  /** A firm, by its `firm` of a customer. Its domain has a dot, which would make a file of a path. */
  firm: (key: string) => `${ADMIN}/firms?firma=${encodeURIComponent(key)}`,
  /** The field of an account in which its name stands. */
  ownName: (id: number) => `${ADMIN}/users/${id}/edit#name`,
  today: paths.adminToday,
  yard: paths.adminYard(),
  newUser: `${ADMIN}/users/new`,
  dashboard: `${ADMIN}/dashboard`,
  statistics: `${ADMIN}/statistics`,
  products: `${ADMIN}/products`,
  newProduct: `${ADMIN}/products/new`,
  product: (id: number) => `${ADMIN}/products/${id}/edit`,
  productHistory: (id: number) => `${ADMIN}/products/${id}/history`,
  texts: `${ADMIN}/texts`,
  text: (page: string) => `${ADMIN}/texts/${page}/edit`,
  textHistory: (page: string) => `${ADMIN}/texts/${page}/history`,
  categories: `${ADMIN}/categories`,
  newCategory: `${ADMIN}/categories/new`,
  categoryHistory: (id: number) => `${ADMIN}/categories/${id}/history`,
  stockImport: `${ADMIN}/stock-import`,
  trash: `${ADMIN}/trash`,
  settings: `${ADMIN}/settings`,
  settingsSection: (section: SettingsSection) => `${ADMIN}/settings/${section}`,
  settingsHistory: `${ADMIN}/settings/${SETTINGS_ID}/history`,
  inquiries: `${ADMIN}/inquiries`,
  newInquiry: `${ADMIN}/inquiries/new`,
  offers: `${ADMIN}/offers`,
  offer: (id: number) => `${ADMIN}/offers/${id}/edit`,
  backups: `${ADMIN}/backups`,
  feeds: `${ADMIN}/feeds`,
  spam: paths.adminSpam,
  newInquiries: filtered('inquiries', UNANSWERED),
  featuredProducts: filtered('products', { featured: 'true' }),
  messageTemplate: (id: number) => `${ADMIN}/message-templates/${id}/edit`,
  inquiriesOf: (productId: number) => filtered('inquiries', { product: String(productId) }),
  inquiry: (id: number) => `${ADMIN}/inquiries?anfrage=${id}`,
} as const
