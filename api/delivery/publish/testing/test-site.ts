import { z } from 'zod'
import { CONTACT_SENT, paths } from '../../../../shared/addresses/paths.ts'
import { success } from '../../../../shared/calls/envelope.ts'
import { inquiryCopy } from '../../../../shared/inquiries/inquiry-copy.ts'
import { offerPage } from '../../../../shared/offers/offer-page.ts'
import { category } from '../../../../shared/product/category.ts'
import { previewedProduct } from '../../../../shared/product/preview.ts'
import { product } from '../../../../shared/product/product.ts'
import type { FetchApi, Site } from '../site.ts'

/** A site of plain lines that reads the same API as the real one, and can be slow or broken on demand. */
export interface TestSite extends Site {
  /** Every path that was rendered, in order. */
  rendered: string[]
  /** Paths whose template fails. */
  broken: Set<string>
  /** Makes the next rendering wait after it has read its data; the function lets it go on. */
  holdNext(): () => void
  /** Resolves when a rendering is being held. */
  held: Promise<void>
}

const PATH = /^\/(?:(?:(?:en\/)?404|kategorie|produkt|en\/machine)\/[^/]+|en\/404|[a-z0-9-]*)$/
const products = success(z.array(product))

export function createTestSite(build: string): TestSite {
  let gate: Promise<void> | null = null
  const arrival = Promise.withResolvers<void>()
  const site: TestSite = {
    build,
    rendered: [],
    broken: new Set(),
    held: arrival.promise,
    has: (path) => PATH.test(path),
    holdNext() {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
    async render(path, api, refusedForm) {
      site.rendered.push(path)
      const lines = await linesOf(path, api)
      const form = refusedForm ? [JSON.stringify(refusedForm)] : []
      const wait = gate
      gate = null
      if (wait) {
        arrival.resolve()
        await wait
      }
      if (site.broken.has(path)) return { status: 500, html: '', location: null }
      return {
        status: lines ? 200 : 404,
        html: [`Fassung ${build}`, ...(lines ?? ['nicht gefunden']), ...form].join('\n'),
        location: null,
      }
    },
  }
  return site
}

/** The heading of a page, from its texts. */
async function title(api: FetchApi, page: string): Promise<string> {
  const answer = success(z.object({ content: z.object({ hero: z.object({ title: z.string() }) }) }))
  return answer.parse(await (await api(`/texts/${page}`)).json()).data.content.hero.title
}

async function linesOf(path: string, api: FetchApi): Promise<string[] | null> {
  const navigation = await api('/categories?counts=false')
  const names = z
    .object({ data: z.array(category.omit({ _count: true })) })
    .parse(await navigation.json())
  const heading = names.data.map(({ name }) => name)
  const list = async (query: string) => {
    const { data } = products.parse(await (await api(`/products?${query}`)).json())
    return [...heading, ...data.map(({ title, price }) => `${title} ${price}`)]
  }
  // As each page of the real site does: whether those in English exist stands there.
  if (path.startsWith(paths.english.home)) await api('/dealer')
  const [, first, second] = path.replace(/^\/en\/machine/, '/produkt').split('/')
  if (path === '/')
    return [await title(api, 'home'), ...(await list('featured=true&sort=available&limit=6'))]
  if (path === paths.english.home) return list('available=true&sort=available')
  if (path === '/alle-gabelstapler') return list('sort=available')
  if (path === '/gebrauchte-stapler') return list('condition=used,demo&sort=available&limit=6')
  if (path === '/stapler-mieten') return list('rentable=true&sort=available&limit=6')
  if (first === 'kategorie') return list(`category=${second}&sort=available&limit=3`)
  if (first === '404' || second === '404') return null
  if (first === 'vorschau') {
    const answer = await api(`/products/previews/${second ?? ''}`)
    if (answer.status === 404) return null
    const { data } = success(previewedProduct).parse(await answer.json())
    return [...heading, `Vorschau: ${data.product.title} ${data.product.price}`]
  }
  if (path === paths.withdrawnOffer || path === paths.english.withdrawnOffer)
    return (await api('/withdrawn-offer')).status === 404 ? null : [...heading, 'withdrawn']
  if (first === 'angebot') {
    const answer = await api('/offer-page')
    if (answer.status === 404) return null
    const { data } = success(offerPage).parse(await answer.json())
    return [...heading, JSON.stringify(data)]
  }
  if (path === CONTACT_SENT || path === paths.english.sent) {
    const answer = await api('/inquiry-copy')
    if (answer.status === 404) return null
    const { data } = success(inquiryCopy).parse(await answer.json())
    return [...heading, JSON.stringify(data)]
  }
  if (first !== 'produkt') return heading

  const answer = await api(`/products/${second}`)
  if (answer.status === 404) return null
  const { data } = success(product).parse(await answer.json())
  const similar = products.parse(await (await api(`/products/${second}/similar`)).json())
  return [
    ...heading,
    `${data.title} ${data.price}`,
    ...similar.data.map(({ title }) => `ähnlich: ${title}`),
  ]
}
