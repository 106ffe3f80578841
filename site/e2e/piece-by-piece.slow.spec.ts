import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import getPort from 'get-port'
import { paths } from '../../shared/paths.ts'
import { expect, test, VISIBLE_SHIFT } from './fixtures.ts'

for (const width of [390, 768, 1280])
  test(`at ${width} px, a page that comes in piece by piece stays where it is`, async ({
    page,
    baseURL,
    layoutShift,
  }) => {
    const trickle = await startTrickle(String(baseURL), () => nextFrame(page))
    await page.setViewportSize({ width, height: 844 })
    for (const path of [
      paths.home,
      paths.catalogue,
      paths.category('diesel'),
      paths.product(1),
      paths.contact,
      paths.service,
      paths.terms,
    ]) {
      await page.goto(trickle.url + path)
      expect(await layoutShift(), path).toBeLessThan(VISIBLE_SHIFT)
    }
    trickle.close()
  })

/** Resolves when the page has shown what it has, be it on its way to another one. */
async function nextFrame(page: Page) {
  await page.waitForFunction(
    () =>
      new Promise<number>((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** Stands before the product and hands on the body of each page in pieces, waiting after every one. */
async function startTrickle(origin: string, wait: () => Promise<void>) {
  const PIECE = 1000
  const server = createServer(async ({ url, headers: { accept = '*/*' } }, response) => {
    const answer = await fetch(origin + url, { headers: { accept } })
    const headers = Object.fromEntries(answer.headers)
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding'])
      delete headers[name]
    response.writeHead(answer.status, headers)
    const body = Buffer.from(await answer.arrayBuffer())
    if (!headers['content-type']?.startsWith('text/html')) return response.end(body)
    let sent = body.indexOf('<body')
    response.write(body.subarray(0, sent))
    while (sent < body.length) {
      const next = body.indexOf('<', sent + PIECE)
      const end = next === -1 ? body.length : next
      response.write(body.subarray(sent, end))
      sent = end
      await wait()
    }
    return response.end()
  })
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
