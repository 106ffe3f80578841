import { fixedPages, paths } from '../../../shared/addresses/paths.ts'
import { settingsSections } from '../../../shared/dealer/settings.ts'
import { withSelection } from '../../../shared/product/machine-selection.ts'
import type { Walker } from './seed.ts'

const found = (list: string, filter: object) =>
  `/admin/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`

const inquiries = ['twice', 'spam', 'bounced', 'answered', 'mailed', 'called', 'waiting']
const offers = [
  ...['draft', 'sent', 'superseded', 'newer', 'revised', 'revision', 'withdrawn', 'declined'],
  ...['accepted', 'ordered', 'expired'],
]

const selling = [
  '/admin/heute',
  '/admin/statistics',
  '/admin/inquiries',
  '/admin/inquiries?filter=%7B%22spam%22%3Atrue%7D',
  '/admin/inquiries/new',
  ...inquiries.map((name) => `/admin/inquiries?anfrage={${name}}`),
  '/admin/heute?anfrage={waiting}',
  ...['customer', 'buyer'].map((name) => `/admin/customers/{${name}}`),
  '/admin/offers',
  ...offers.map((name) => `/admin/offers/{${name}}/edit`),
  '/admin/message-templates',
  '/admin/message-templates/new',
  '/admin/message-templates/1/edit',
]

const machines = ['1', '{inactive}', '{asked}', '{rented}', '{sold}', '{reserved}']

const stock = [
  '/admin/products/new',
  '/admin/products/{rented}/history',
  '/admin/categories',
  '/admin/categories/new',
  '/admin/categories/1/history',
  '/admin/feeds',
  '/admin/stock-import',
  '/admin/trash',
]

const everybodys = [
  '/admin/dashboard',
  '/admin/konto',
  '/admin/products',
  found('products', { search: 'Linde H30D' }),
  found('products', { search: 'gibtesnicht' }),
  ...machines.map((id) => `/admin/products/${id}/edit`),
  '/admin/hof',
  '/admin/hof/1',
]

/** The addresses of each one's screens; `{name}` is a number or secret of the seed. */
export const screens: Record<Walker, string[]> = {
  administrator: [
    ...everybodys,
    ...selling,
    ...stock,
    ...['/admin/users', '/admin/users/new', '/admin/users/1/edit', '/admin/users/2/edit'],
    '/admin/settings',
    ...Object.keys(settingsSections).map((name) => `/admin/settings/${name}`),
    ...['/admin/settings/dealer/history', '/admin/persons', '/admin/backups'],
    ...['/admin/texts', '/admin/texts/home/edit', '/admin/texts/agb/edit'],
    '/admin/texts/home/history',
  ],
  sales: [...everybodys, ...selling],
  stock: [...everybodys, ...stock],
  visitor: [
    ...fixedPages,
    withSelection(paths.shortlist, [1, 2, 999_999]),
    paths.shortlist,
    withSelection(paths.comparison, [1, 5, 3]),
    `${paths.adviser}?last=1,4+t&hubhoehe=3+m&gang=schmal`,
    `${paths.catalogue}?suche=gibtesnicht`,
    ...['1', '{asked}', '{rented}', '{sold}', '{reserved}'].map((id) => `/produkt/${id}`),
    ...['/kontakt?produkt=1', '/kontakt?produkt=1&rueckruf=1', '/kontakt?anliegen=ankauf'],
    '{preview}',
    '{alert}',
    ...offers
      .filter((name) => name !== 'draft' && name !== 'revision')
      .map((name) => `{${name}Page}`),
    ...['/admin/login', '/admin/passwort-vergessen', '/admin/passwort-setzen#token=x'],
  ],
}
