import { paths } from '../../../shared/addresses/paths.ts'

/** The breadcrumb of a page directly below the home page. */
export const trailTo = (label: string, href: string) => [
  { label: 'Startseite', href: paths.home },
  { label, href },
]
