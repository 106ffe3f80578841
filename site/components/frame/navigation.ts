import type { z } from 'zod'
import { ALL_CATEGORIES, ALL_CATEGORIES_NAME, category } from '../../../shared/category.ts'
import { paths } from '../../../shared/paths.ts'

/** Navigation shows names only, so that a page need not change when a machine is added. */
export const navigationCategory = category.omit({ _count: true })
export type NavigationCategory = z.infer<typeof navigationCategory>
export const NAVIGATION_CATEGORIES = '/categories?counts=false'

export interface Link {
  label: string
  href: string
}

export const mainLinks: Link[] = [
  { label: 'Gebrauchte Stapler', href: paths.used },
  { label: 'Stapler mieten', href: paths.rental },
  { label: 'Service', href: paths.service },
  { label: 'Über uns', href: paths.about },
]

export const legalLinks: Link[] = [
  { label: 'Impressum', href: paths.imprint },
  { label: 'Datenschutz', href: paths.privacy },
  { label: 'AGB', href: paths.terms },
]

export function categoryLinks(categories: NavigationCategory[]): Link[] {
  return [
    ...categories.map(({ name, slug }) => ({ label: name, href: paths.category(slug) })),
    { label: ALL_CATEGORIES_NAME, href: paths.category(ALL_CATEGORIES) },
  ]
}
