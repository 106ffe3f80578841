import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { tokenIn } from '../../../api/tests/accounts.ts'
import type { TestMailServer } from '../../../api/tests/mail-server.ts'
import type { ServerProcess } from '../../../api/tests/server-process.ts'
import type { Role } from '../../../shared/accounts/permissions.ts'
import type { Today } from '../../../shared/inquiries/today.ts'
import { type TodayKind, todayKinds } from '../../../shared/inquiries/today-kinds.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import { type Call, callAs } from '../call.ts'
import { seedMails } from './seed-mails.ts'
import { seedOffers } from './seed-offers.ts'
import { seedStock } from './seed-stock.ts'

/** Who walks: a role, or somebody without an account. */
export type Walker = Role | 'visitor'

export interface Seed {
  tokens: Record<Walker, string>
  /** Numbers and secrets that the addresses of screens need, by name. */
  names: Record<string, string>
  /** Whose name stands first of each kind in Heute. */
  today: [kind: TodayKind, name: string][]
}

const PASSWORD = 'roter Hubwagen im Regen'
const BOUNCING = 'unbekannt@weg.example'
const HOUR = 3_600_000

/** Something of each kind that a dealer has after a while, so that no screen of the walk is empty. */
export async function seed(server: ServerProcess, mails: TestMailServer): Promise<Seed> {
  const administrator = await server.token()
  const call = callAs(server.url, administrator)
  mails.behaviour = { recipient: (address) => (address === BOUNCING ? 550 : undefined) }
  const tokens = {
    administrator,
    sales: await addColleague(server.url, call, 'Vera Vertrieb', 'sales'),
    stock: await addColleague(server.url, call, 'Lars Lager', 'stock'),
    visitor: '',
  }
  await call('POST', '/users', { username: 'Nina Neu', email: 'nina@firma.example', role: 'stock' })
  // Whatever the time of day, what comes in has time until another day.
  const { hours } = await call<{ hours: object }>('GET', '/settings')
  await call('PUT', '/settings', { hours: { ...hours, replyHours: 240 } })
  const stock = await seedStock(call)
  const names = {
    ...stock,
    ...(await seedInquiries(server, call, stock.reserved)),
    ...(await seedOffers(server, call)),
    ...(await seedAlert(server, call, mails)),
  }
  await call('PUT', '/feeds/maschinensucher', { enabled: true })
  await call('PUT', '/texts/home', {
    content: { ...(await homeText(call)), makers: { title: 'Unsere Marken' } },
  })
  await call('POST', '/backups')
  return { tokens, names, today: await firstOfEachKind(call) }
}

async function firstOfEachKind(call: Call): Promise<[TodayKind, string][]> {
  const { items } = await call<Today>('GET', '/today?whose=all')
  return todayKinds.map((kind) => {
    const first = items.find((item) => item.kind === kind)
    if (!first) throw new Error(`Heute lists no ${kind}.`)
    return [kind, first.inquiry.name]
  })
}

async function addColleague(url: string, call: Call, username: string, role: Role) {
  const email = `${role}@firma.example`
  const { link } = await call<{ link: string }>('POST', '/users', { username, email, role })
  const visitor = callAs(url, '')
  await visitor('POST', '/auth/set-password', { token: tokenIn(link), password: PASSWORD })
  const login = { username, password: PASSWORD }
  return (await visitor<{ token: string }>('POST', '/auth/login', login)).token
}

async function homeText(call: Call) {
  const { content, template } = await call<{ content: object | null; template: object }>(
    'GET',
    '/texts/home',
  )
  return content ?? template
}

/** Enquiries in each stage and of each kind that Heute lists. */
async function seedInquiries({ url, dataDir }: ServerProcess, call: Call, reserved: string) {
  const visitor = callAs(url, '')
  const [machine] = await call<{ id: number }[]>('GET', '/products?search=Linde H30D')
  const { slots } = await call<{ slots: { start: string }[] }>('GET', '/callback-slots')
  const ask = async (name: string, more: object = {}) => {
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@firma.example`
    const message = `Ist der Stapler noch da? Gruß, ${name}`
    const input = { name, company: `${name} GmbH`, email, message, ...more }
    return (await visitor('POST', '/contact', input)).id
  }
  const waiting = await ask('Frieda Lager', { productIds: [machine?.id], phone: '040 66969-101' })
  await ask('Frieda Lager', { message: 'Und was kostet der Transport?' })
  const double = { message: 'Bitte ein Angebot für drei Stapler.' }
  await ask('Doris Doppelt', double)
  const twice = await ask('Doris Doppelt', double)
  const spam = await ask('Robert Roboter', { website: 'http://werbung.example' })
  const callback = { callback: true, callbackAt: slots[0]?.start }
  const calling = await ask('Rudi Rufer', { phone: '040 66969-102', ...callback })
  const bounced = await ask('Egon Unbekannt', { email: BOUNCING })
  const answered = await ask('Theo Halle')
  await call('POST', `/contact/${answered}/messages`, { kind: 'reply', text: 'Ja, er ist da.' })
  await call('POST', `/contact/${answered}/messages`, { kind: 'received', text: 'Ich nehme ihn.' })
  const mailed = await ask('Marta Mailer')
  await seedMails(dataDir, mailed)
  const called = await ask('Karl Kai', { phone: '040 66969-103' })
  await call('POST', `/contact/${called}/messages`, { kind: 'call', text: 'Überlegt es sich.' })
  await call('POST', `/contact/${called}/messages`, { kind: 'note', text: 'Kennt uns von früher.' })
  await later(called, -5)
  const [gone] = await call<{ id: number }[]>('GET', '/products?search=Jungheinrich')
  const late = await ask('Paula Werft', { productIds: [gone?.id] })
  await later(late, 72)
  await call('PUT', `/products/${gone?.id}`, { status: 'sold' })
  const reservedFor = await ask('Rosa Rampe', { productIds: [Number(reserved)] })
  const reservedUntil = berlinDay(new Date())
  await call('PUT', `/products/${reserved}`, { status: 'reserved', reservedUntil, reservedFor })
  for (const stage of ['contacted', 'offered', 'won', 'done'])
    await call('PUT', `/contact/${await ask(`Stand ${stage}`)}`, { stage })
  const lost = { stage: 'lost', lostReason: 'price', lostNote: 'Zehn Prozent billiger' }
  await call('PUT', `/contact/${await ask('Stand verloren')}`, lost)
  const database = new SQLite(join(dataDir, 'gabelstapler.sqlite'))
  const before = Date.now() - 5 * HOUR
  database.prepare('update inquiry set answer_due_at = ? where id = ?').run(before, waiting)
  const agreed = 'update inquiry set callback_at = ?, next_step_at = ? where id = ?'
  database.prepare(agreed).run(before, before, calling)
  database.close()
  const numbers = { waiting, twice, spam, bounced, answered, mailed, called, late }
  const { customer } = await call<{ customer: string }>('GET', `/contact/${waiting}`)
  return {
    ...Object.fromEntries(Object.entries(numbers).map(([name, id]) => [name, String(id)])),
    customer,
  }

  function later(id: number, hours: number) {
    const at = new Date(Date.now() + hours * HOUR).toISOString()
    return call('PUT', `/contact/${id}`, { nextStep: { at, text: 'Nachfassen' } })
  }
}

/** Somebody waits for a machine, and has confirmed it. */
async function seedAlert({ url }: ServerProcess, call: Call, mails: TestMailServer) {
  const query = 'kategorie=electric&preis_bis=20000'
  await call('POST', '/search-alerts', { email: 'einkauf@firma.example', query })
  for (let count = mails.mails.length; ; await mails.hasReceived(++count)) {
    const texts = mails.mails.map(({ text }) => text).join('\n')
    const alert = /\/suchauftrag\/\w+/.exec(texts)?.[0]
    if (!alert) continue
    await fetch(url + alert, { method: 'POST', body: new URLSearchParams({ action: 'confirm' }) })
    return { alert }
  }
}
