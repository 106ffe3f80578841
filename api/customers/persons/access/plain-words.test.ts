import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { archivedFiles } from '../../../base/files/zip/archive-reader.ts'
import { createPersonsTest } from '../persons.testing.ts'

const at = await createPersonsTest()
const { test, post, put, inquiry, erase, close } = at
const folder = await mkdtemp(join(tmpdir(), 'gabelstapler-test-'))
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true })
})

async function filesOf(path: string): Promise<Map<string, Buffer>> {
  const headers = { Authorization: `Bearer ${test.token}` }
  const answer = await test.app.request(`/api${path}`, { headers })
  const archive = join(folder, 'auskunft.zip')
  await writeFile(archive, Buffer.from(await answer.arrayBuffer()))
  const files = new Map<string, Buffer>()
  for await (const file of archivedFiles(archive))
    files.set(file.path, await buffer(await file.open()))
  return files
}

const PDF = Buffer.from('%PDF-1.4 Grundriss der Halle')
const email = 'alles@kunde.example'
let open: Map<string, Buffer>
let kept: Map<string, Buffer>
beforeAll(async () => {
  const machine = await test.addProduct({ title: 'Linde H30' })
  const other = await test.addProduct({ title: 'Still RX 20' })
  const id = await at.inquireWith(
    { email, phone: '040 66969-321', deliveryPostcode: '20457', concern: 'lieferung' },
    machine,
    other,
  )
  const draft = (await post(`/contact/${id}/offers`)).data
  const lines = [
    { ...draft.lines[0], title: 'Linde H30', unitPrice: 21_400.5, priceKind: 'net' },
    { kind: 'discount', title: 'Nachlass', unitPrice: 400.5, quantity: 1 },
    { kind: 'tradeIn', title: 'Ihr alter Stapler', unitPrice: 1_500, quantity: 1 },
  ]
  await put(draft.id, { lines, binding: true })
  const { data: offer } = await at.send(draft.id)
  await test.outbox?.run()
  const form = new FormData()
  form.append('message', JSON.stringify({ kind: 'reply', text: 'Der Grundriss liegt bei.' }))
  for (let copy = 1; copy <= 2; copy++)
    form.append('files', new File([PDF], 'Grundriss.pdf', { type: 'application/pdf' }))
  const sent = await test.app.request(`/api/contact/${id}/messages/with-files`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${test.token}` },
    body: form,
  })
  expect(sent.status).toBe(201)
  await test.call('POST', '/api/search-alerts', {
    body: { email, query: 'marke=still&preis_bis=20000&kategorie=electric' },
  })
  await test.query(
    `update search_alert set news = '[{"product":${other.id},"before":18000.5}]', news_on = '2026-11-29'`,
  )
  const { key } = await at.theOne(email)
  open = await filesOf(`/persons/${key}/export`)
  await post(`/offers/${offer.id}/accept`)
  await erase(key, 'apply')
  kept = await filesOf(`/persons/kept/${key}/export`)
  await inquiry(id)
})

const pageOf = (files: Map<string, Buffer>) =>
  String(files.get('auskunft.html')).replaceAll('\u00a0', ' ')
const CODES =
  /^(?:null|undefined|true|false|net|margin|domestic|eu|export|machine|discount|tradeIn|new|reply|DE|\[object Object\]|\d+\.\d+|\d{4}-\d{2}-\d{2}(?:T.*)?|\w+\/\w+|\w+=\S+)$/

it.each([
  ['before', () => open],
  ['after', () => kept],
])('an access says everything in words of the customer, %s an erasure', (_when, files) => {
  const page = pageOf(files())
  const labels = [...page.matchAll(/<dt>(.*?)<\/dt>/gs)].map(([, label = '']) => label)
  expect(labels.filter((label) => /^[^A-ZÄÖÜ]/.test(label))).toEqual([])
  const values = [...page.matchAll(/<(dd|div)>([^<]*)<\/\1>/g)].map(([, , value = '']) => value)
  expect(values.filter((value) => CODES.test(value))).toEqual([])
  for (const said of [
    '21.400,50 €',
    'Nachlass',
    'Deutschland',
    'Inland',
    'Nettopreis',
    'Zu zahlen',
  ])
    expect(page).toContain(said)
})

it.each([
  ['before', () => open],
  ['after', () => kept],
])('an access has each file once, %s an erasure, wherever it belongs', (_when, files) => {
  const names = [...files().keys()].filter((name) => name.startsWith('dateien/'))
  expect(names.map((name) => name.replace(/^.*?-/, ''))).toEqual([
    'AN-2026-0001.pdf',
    'Grundriss.pdf',
  ])
  expect(pageOf(files()).split(names[0] ?? '').length).toBeGreaterThan(2)
})

it.each([
  ['before', () => open],
  ['after', () => kept],
])(
  'an access says each purpose, legal basis and period once, and each part says which is its own, %s an erasure',
  (_when, files) => {
    const page = pageOf(files())
    for (const label of ['Zweck', 'Rechtsgrundlage', 'Dauer']) {
      const said = [...page.matchAll(new RegExp(`<dt>${label}</dt><dd>(.*?)</dd>`, 'gs'))]
      expect(said.length, label).toBeGreaterThan(0)
      expect(new Set(said.map(([, text]) => text)).size, label).toBe(said.length)
    }
    const named = [...page.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, name]) => name)
    expect(named).toContain('Angenommene Angebote aufbewahren')
    const parts = page.split('<h2>').filter((part) => part.includes('class="row"'))
    for (const part of parts) expect(part).toMatch(/<p>Wofür: [^<]*\.<\/p>/)
  },
)

it('an access leaves out what only counts where it is so', () => {
  const page = pageOf(open)
  expect(page).toContain('Der Grundriss liegt bei.')
  expect(page).not.toMatch(/Von selbst geschrieben|Absender unsicher|Von einem Programm|Als Spam/)
  const { data } = JSON.parse(String(open.get('daten.json')))
  const [message] = data.find(({ table }: { table: string }) => table === 'message').rows
  expect(message).toMatchObject({ 'Von selbst geschrieben': false })
})

it('an access names the folder of its files', () => {
  expect(pageOf(open)).toContain('im Ordner <em>dateien</em>')
})

it('an access says what a search alert seeks as the list says it', () => {
  expect(pageOf(open)).toContain('<dd>Elektrostapler, Still, bis 20.000 €</dd>')
})

it('an access says for programs what it says for readers, as values', () => {
  const { data } = JSON.parse(String(open.get('daten.json')))
  const [offer] = data.find(({ table }: { table: string }) => table === 'offer').rows
  expect(offer).toMatchObject({
    Angebotsnummer: 'AN-2026-0001',
    Inhalt: { Positionen: [{ Art: 'Maschine', Einzelpreis: 21_400.5 }, {}, {}] },
    Summen: { 'Zu zahlen': 23_490 },
  })
})
