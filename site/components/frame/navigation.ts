import type { z } from 'zod'
import { paths } from '../../../shared/addresses/paths.ts'
import { pageName } from '../../../shared/pages/page-name.ts'
import { category } from '../../../shared/product/category.ts'

/** Without the number of products. Otherwise every page would change with every machine. */
export const navigationCategory = category.omit({ _count: true })
export type NavigationCategory = z.infer<typeof navigationCategory>
export const NAVIGATION_CATEGORIES = '/categories?counts=false'

export interface Link {
  label: string
  href: string
}

const linkTo = (href: string): Link => ({ label: pageName(href), href })

export const mainLinks = [paths.used, paths.rental, paths.service, paths.about].map(linkTo)

/** What has no room in the row of a desk's menu: the adviser stands among the categories there. */
export const phoneLinks = [paths.usedGuide, paths.adviser].map(linkTo)

/** With what has no room in the menu. */
export const serviceLinks = [
  paths.used,
  paths.usedGuide,
  paths.rental,
  paths.service,
  paths.about,
  paths.contact,
].map(linkTo)

export const legalLinks = [paths.imprint, paths.privacy, paths.terms].map(linkTo)

export function categoryLinks(categories: NavigationCategory[]): Link[] {
  return [
    ...categories.map(({ name, slug }) => ({ label: name, href: paths.category(slug) })),
    { label: 'Neue Stapler', href: `${paths.catalogue}?zustand=new` },
    linkTo(paths.adviser),
    { label: 'Alle Gabelstapler', href: paths.catalogue },
  ]
}
