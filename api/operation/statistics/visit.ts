import { isIP } from 'node:net'
import { domainToUnicode } from 'node:url'
import { fixedPages, paths, unlistedPages } from '../../../shared/addresses/paths.ts'
import { parameterNames } from '../../../shared/catalogue/state.ts'

export type CountKind =
  /** A page, by its path. */
  | 'page'
  /** A machine's page, by its number. */
  | 'machine'
  /** A machine's data sheet, by its number. */
  | 'sheet'
  /** The website that a visitor came from. */
  | 'referrer'
  /** What was searched for, by its words. */
  | 'search'
  /** Such a search that found nothing. */
  | 'unfound'
  /** Of a change of the counting itself: `counted-by-pages`, on the last day that the server counted what it sent. */
  | 'method'

export interface Count {
  kind: CountKind
  key: string
}

const MACHINE = /^\/(?:produkt|en\/machine)\/([1-9]\d{0,8})$/
const CATEGORY = /^\/kategorie\/[a-z0-9-]{1,80}$/
const otherPages = new Set([...fixedPages, ...unlistedPages])
const ENGLISH_PAGES: readonly string[] = [paths.english.home, paths.english.contact]

interface Site {
  ownName: string
  isPublished: (path: string) => boolean
}

/**
 * What it counts as that somebody sees a page; nothing for what is no page of the site, such as drafts, offers and the
 * admin.
 * @param page path and query, as the browser has them
 * @param from the page that led here; empty where none is known
 */
export function countsOf(page: string, from: string, { ownName, isPublished }: Site): Count[] {
  const url = URL.parse(page, 'https://page.invalid')
  if (!url) return []
  const { pathname } = url
  const [, machine] = MACHINE.exec(pathname) ?? []
  if (machine && !isPublished(pathname)) return []
  const seen = machine
    ? { kind: 'machine' as const, key: machine }
    : otherPage(pathname, isPublished)
  if (!seen) return []
  const site = foreignSite(from, ownName)
  return [seen, ...(site ? [{ kind: 'referrer' as const, key: site }] : []), ...searchIn(url)]
}

function otherPage(path: string, isPublished: Site['isPublished']): Count | null {
  const mayBePage = CATEGORY.test(path) || ENGLISH_PAGES.includes(path)
  const isPage = otherPages.has(path) || (mayBePage && isPublished(path))
  return isPage ? { kind: 'page', key: path } : null
}

const ENGLISH_NAMES = { search: 'search', page: 'page' } as const

/** Who turns a page of a list seeks the same as before. */
function searchIn({ pathname, search, searchParams }: URL): Count[] {
  const names = pathname === paths.english.home ? ENGLISH_NAMES : parameterNames
  if (search === '' || Number(searchParams.get(names.page) ?? 1) > 1) return []
  const words = soughtWords(searchParams.get(names.search) ?? '')
  return words ? [{ kind: 'search', key: words }] : []
}

const LONGEST_NAME = 80

/** The name of a website as people write it, `www.xn--brse-5qa.example.` → `börse.example`. */
export const siteName = ({ hostname }: URL): string =>
  domainToUnicode(hostname.replace(/^www\.|\.$/g, ''))

/** The name of the website that a visitor came from, without any part of the address there; null for our own. */
function foreignSite(referrer: string, ownName: string): string | null {
  const url = URL.parse(referrer)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const name = siteName(url)
  if (name === ownName) return null
  const isName = name.includes('.') && isIP(name) === 0 && !name.startsWith('[')
  return isName && name.length <= LONGEST_NAME ? name : null
}

const LONGEST_WORDS = 60
/** An address or the number of a phone, which somebody has pasted into the wrong field. */
const ABOUT_SOMEBODY = /@|(?:\d[\s/()-]*){7}/
/** Stands for a letter of an address in another encoding. */
const UNREADABLE = '\ufffd'

/** Words of a search in one spelling; null for what should not be counted. */
function soughtWords(search: string): string | null {
  const words = search
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
  if (words.length < 2 || words.length > LONGEST_WORDS) return null
  return ABOUT_SOMEBODY.test(words) || words.includes(UNREADABLE) ? null : words
}
