import { appPaths } from '../../../shared/addresses/app-paths.ts'
import { yardPaths } from './yardPaths.ts'

const SHELL = 'gabelstapler.hof'
const ASSETS = '/_astro/'

/** Has the browser open the yard without a connection too, unless it is set to keep nothing. */
export async function startServiceWorker(): Promise<void> {
  await navigator.serviceWorker
    ?.register(appPaths.worker, { scope: yardPaths.home })
    .catch(() => undefined)
}

/** The build's files that this page has loaded. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith(ASSETS))

/**
 * Keeps this page and the files that it was made of, for when there is no connection. A page of a newer build is not
 * kept, because its files are not here yet.
 * @returns whether the server has a newer build than this page
 */
export async function keepShell(): Promise<'kept' | 'outdated'> {
  const files = new Set(loadedFiles())
  const page = await fetch(yardPaths.home)
  const named = (await page.clone().text()).match(/\/_astro\/[\w.@~-]+\.js/g) ?? []
  if (!page.ok) throw new Error(`The yard is answered with ${page.status}`)
  if (named.some((file) => !files.has(file))) return 'outdated'
  const cache = await caches.open(SHELL)
  for (const { url } of await cache.keys())
    if (url.includes(ASSETS) && !files.has(new URL(url).pathname)) await cache.delete(url)
  const missing: string[] = []
  for (const file of files) if (!(await cache.match(file))) missing.push(file)
  await cache.addAll(missing)
  await cache.put(yardPaths.home, page)
  return 'kept'
}
