import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import getPort from 'get-port'
import { paths } from '../../shared/addresses/paths.ts'
import { expect, test, VISIBLE_SHIFT } from './fixtures.ts'

const firstPages = [paths.home, paths.catalogue, paths.product(1), paths.contact]
/** What stands on these stands on the first ones as well. */
const otherPages = [
  paths.category('diesel'),
  paths.about,
  paths.service,
  paths.used,
  paths.usedGuide,
  paths.rental,
  paths.terms,
]

for (const { width, pages, tag } of [
  { width: 390, pages: firstPages, tag: [] },
  { width: 390, pages: otherPages, tag: '@nightly' },
  { width: 768, pages: [...firstPages, ...otherPages], tag: '@nightly' },
  { width: 1280, pages: [...firstPages, ...otherPages], tag: '@nightly' },
])
  test(`at ${width} px, ${pages[0]} and others that come in piece by piece stay where they are`, {
    tag,
  }, async ({ page, baseURL, layoutShift }) => {
    // With another font, lines would break at other words.
    await page.unroute('**/*.woff2')
    const trickle = await startTrickle(String(baseURL), {
      afterHead: (path) => fontsArrive(page, path),
      afterPiece: () => nextFrame(page),
    })
    await page.setViewportSize({ width, height: 844 })
    for (const path of pages) {
      await page.goto(trickle.url + path)
      expect(await layoutShift(), path).toBeLessThan(VISIBLE_SHIFT)
    }
    trickle.close()
  })

/** Resolves when the browser has painted, even if the page is being left. */
async function nextFrame(page: Page) {
  await page.waitForFunction(
    () =>
      new Promise<number>((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** Resolves when the fonts of the page at a path are loaded, before it has any text. */
async function fontsArrive(page: Page, path: string) {
  await page.waitForFunction(async (path) => {
    const load = ['1em Inter', '700 1em Archivo'].map((font) => document.fonts.load(font))
    return location.pathname === path && (await Promise.all(load)).every(({ length }) => length > 0)
  }, path)
}

/** A proxy that passes on each page in pieces and waits after every piece. */
async function startTrickle(
  origin: string,
  wait: { afterHead: (path: string) => Promise<void>; afterPiece: () => Promise<void> },
) {
  const PIECE = 1000
  const server = createServer(
    async ({ method, url = '', headers: { accept = '*/*' } }, response) => {
      // A page says that it is seen, which nobody counts here.
      if (method === 'POST') return response.end()
      const answer = await fetch(origin + url, { headers: { accept } })
      const headers = Object.fromEntries(answer.headers)
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding'])
        delete headers[name]
      response.writeHead(answer.status, headers)
      const body = Buffer.from(await answer.arrayBuffer())
      if (!headers['content-type']?.startsWith('text/html')) return response.end(body)
      let sent = body.indexOf('<body')
      response.write(body.subarray(0, sent))
      await wait.afterHead(url)
      while (sent < body.length) {
        const next = body.indexOf('<', sent + PIECE)
        const end = next === -1 ? body.length : next
        response.write(body.subarray(sent, end))
        sent = end
        await wait.afterPiece()
      }
      return response.end()
    },
  )
  const port = await getPort()
  await once(server.listen(port), 'listening')
  return {
    url: `http://localhost:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
