import { paths } from '../../../shared/paths.ts'

/** The way from the start page to a page directly below it. */
export const trailTo = (label: string, href: string) => [
  { label: 'Startseite', href: paths.home },
  { label, href },
]
