import { afterAll, beforeAll, expect, it } from 'vitest'
import { newDataDir } from '../demo-stock.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { ask, saveProduct } from './ask.ts'
import { expectAnswered } from './costly-visits.testing.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await startServer(await newDataDir())
})
afterAll(() => server.terminate())

it('the start page is answered while thirty clients ask for lists in another order', () =>
  expectAnswered(server, (n) => `/kategorie/diesel?sortierung=price_asc&seite=${n}`))

it('parameters that mean nothing make no page another one', async () => {
  const sorted = '/kategorie/diesel?sortierung=price_asc'
  const plain = await ask(server, '/kategorie/diesel')
  const first = await ask(server, sorted)
  expect(first.text).not.toBe(plain.text)
  for (const more of ['&x=1', '&utm_source=brief&x=2', '&seite=', '&sortierung=year_asc']) {
    const again = await ask(server, sorted + more)
    expect([again.status, again.text], more).toEqual([200, first.text])
  }
  const untouched = await ask(server, '/kategorie/diesel?x=1&seite=&sortierung=')
  expect(untouched.text).toBe(plain.text)
})

it.each([
  ['/produkt/900001', '/produkt/7abc', 'Produkt nicht gefunden'],
  ['/kategorie/sorte-eins', '/kategorie/sorte-zwei', 'Kategorie nicht gefunden'],
  ['/kontakt/gesendet/7.1abc', '/kontakt/gesendet/unbekannt', 'Diese Anfrage ist hier nicht mehr'],
  ['/kontakt/gesendet/7.1abc/termin.ics', '/kontakt/gesendet/x/y', 'Diese Anfrage ist hier nicht'],
  ['/angebot/0123', '/angebot/unbekannt/angebot.pdf', 'Dieses Angebot ist hier nicht zu finden'],
  ['/angebot/zurueckgezogen', '/angebot/0123/weiter', 'Dieses Angebot ist hier nicht zu finden'],
  ['/suchauftrag/0123', '/suchauftrag/unbekannt/abbestellen', 'Diesen Suchauftrag gibt es nicht'],
  ['/vorschau/0123', '/vorschau/unbekannt', 'Vorschau nicht verfügbar'],
  ['/kalender/0123.ics', '/produkt/900001/datenblatt.pdf', 'Datei nicht gefunden'],
  ['/produkt/900001/skizze.svg', '/produkt/7/datenblatt.doc', 'Datei nicht gefunden'],
])('%s and %s are answered by the same page, in German', async (one, other, heading) => {
  const first = await ask(server, one)
  const second = await ask(server, other)
  expect([first.status, second.status]).toEqual([404, 404])
  expect(first.text).toContain(heading)
  expect(second.text).toBe(first.text)
  expect(first.text).not.toContain('<link rel="canonical"')
  // What it says in English, too, is marked.
  expect(first.text).toContain('<html lang="de"')
  expect(first.text).not.toMatch(/not found|Oops/)
  expect(first.text).toContain('href="/kontakt"')
})

it.each([
  ['/en/machine/900001', '/en/machine/7abc', 'Machine not found'],
  ['/en/machine/900001/data-sheet.pdf', '/en/machine/7/data-sheet.doc', 'Page not found'],
  ['/en/nothing', '/en/Wp-Login.php', 'Page not found'],
])('%s and %s are answered by the same page, in English', async (one, other, heading) => {
  const first = await ask(server, one)
  const second = await ask(server, other)
  expect([first.status, second.status]).toEqual([404, 404])
  expect(first.text).toContain(heading)
  expect(first.text).toContain('<html lang="en"')
  expect(second.text).toBe(first.text)
  expect(first.text).not.toContain('<link rel="canonical"')
})

it('any other address leads back home, below the heading that is agreed for it', async () => {
  const first = await ask(server, '/was-auch-immer')
  const second = await ask(server, '/wp-login.php')
  expect([first.status, second.status]).toEqual([404, 404])
  expect(first.text).toContain('Oops! Page not found')
  expect(second.text).toBe(first.text)
})

it.each([
  ['/angebot/0123', 'Dieses Angebot ist hier nicht zu finden'],
  ['/suchauftrag/0123', 'Diesen Suchauftrag gibt es nicht'],
])('a form of %s that is not there is answered by that page, too', async (address, heading) => {
  const answer = await fetch(server.url + address, {
    method: 'POST',
    body: new URLSearchParams({ action: 'end' }),
    headers: { Origin: 'null' },
  })
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain(heading)
})

it('the page for what there is not follows every change of the navigation', async () => {
  const token = await server.token()
  await ask(server, '/produkt/900001')
  const body = { name: 'Dieselriesen' }
  const renamed = await ask(server, '/api/categories/diesel', { method: 'PUT', token, body })
  expect(renamed.status).toBe(200)
  for (const path of ['/produkt/900001', '/kategorie/sorte-eins', '/was-auch-immer'])
    expect((await ask(server, path)).text, path).toContain('Dieselriesen')
})

it('a machine that was not there is found as soon as it is', async () => {
  const token = await server.token()
  expect((await saveProduct(server, token, { status: 'inactive' })).status).toBe(200)
  expect((await ask(server, '/produkt/1')).status).toBe(404)
  expect((await saveProduct(server, token, { status: 'active' })).status).toBe(200)
  expect((await ask(server, '/produkt/1')).status).toBe(200)
})

it('no answer tells visitors by which names its data is known inside', async () => {
  for (const path of ['/', '/produkt/1', '/api/products', '/api/products/1', '/kein-weg'])
    expect((await ask(server, path)).headers.get('Cache-Tag'), path).toBe(null)
})
