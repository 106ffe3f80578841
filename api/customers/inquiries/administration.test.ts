import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContactReceipt } from '../../../shared/inquiries/contact-input.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { createInquiryTest } from './inquiries.testing.ts'
import { InquiryEventEntity } from './inquiry.entity.ts'

const { test, send, read, change, listed, mailsOf } = await createInquiryTest()
afterAll(() => test.close())

describe('the administrator', () => {
  it('moves an inquiry along and takes notes, and the timeline remembers', async () => {
    const { id } = (await send()).data
    await change(id, { status: 'contacted' })
    await change(id, { notes: 'Ruft Montag zurück.' })
    await change(id, { notes: '', status: 'closed' })
    const { status, notes, events } = await read(id)
    expect([status, notes]).toEqual(['closed', ''])
    expect(events.map(({ author }) => author)).toEqual([null, ...Array(4).fill('admin')])
    expect(events.map(({ text }) => text)).toEqual([
      'Anfrage eingegangen',
      'Status geändert: Neu → Kontaktiert',
      'Notizen gespeichert',
      'Status geändert: Kontaktiert → Abgeschlossen',
      'Notizen gelöscht',
    ])
  })

  it('changes nothing by saying nothing, or what is so already', async () => {
    const { id } = (await send()).data
    const before = await read(id)
    expect((await change(id, {})).data).toEqual(before)
    expect((await change(id, { status: 'new', spam: false, notes: '' })).data).toEqual(before)
  })

  it('overwrites nobody: who has not seen the newest version gets it with a 409', async () => {
    const { id } = (await send()).data
    const seen = await read(id)
    const mine = await change(id, { notes: 'Ruft Montag an.' }, seen.updatedAt)
    expect(mine.status).toBe(200)
    expect(mine.data.updatedAt > seen.updatedAt).toBe(true)
    const late = await change(id, { notes: 'Kommt Freitag.' }, seen.updatedAt)
    expect(late).toMatchObject({
      status: 409,
      error: 'Die Anfrage wurde in der Zwischenzeit geändert',
      data: mine.data,
    })
    expect(await read(id)).toEqual(mine.data)
    expect((await change(id, { notes: 'Kommt Freitag.' }, mine.data.updatedAt)).status).toBe(200)
    expect((await change(id, { notes: 'Kommt Samstag.' }, '*')).status).toBe(200)
  })

  it('is one of two who save the same version at once; the other gets a 409', async () => {
    const { id } = (await send()).data
    const { updatedAt } = await read(id)
    const both = ['Ruft an.', 'Kommt vorbei.'].map((notes) => change(id, { notes }, updatedAt))
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
  })

  it('finds the timeline with the single inquiry, notes everywhere', async () => {
    const { id } = (await send()).data
    await change(id, { notes: 'Stammkunde' })
    const inList = (await listed()).find((inquiry) => inquiry.id === id)
    expect(inList).toMatchObject({ notes: 'Stammkunde' })
    expect(inList).not.toHaveProperty('events')
  })

  it.each([
    [{ status: 'lost' }, 'status'],
    [{ spam: 'no' }, 'spam'],
    [{ notes: 'x'.repeat(5001) }, 'notes'],
  ])('is told what does not fit: %j', async (patch, field) => {
    const { status, details } = await change((await send()).data.id, patch)
    expect(status).toBe(400)
    expect(Object.keys(details ?? {})).toEqual([field])
  })

  it('deletes an inquiry with everything that belongs to it', async () => {
    const { id } = (await send()).data
    await change(id, { status: 'contacted' })
    const gone = await test.call<Inquiry>('DELETE', `/api/contact/${id}`, { token: test.token })
    expect(gone.data.id).toBe(id)
    expect((await test.get(`/api/contact/${id}`, test.token)).status).toBe(404)
    expect(await mailsOf(id)).toEqual([])
    const em = test.database.orm.em.fork()
    expect(await em.count(InquiryEventEntity, { inquiry: id })).toBe(0)
  })
})

describe('the search', () => {
  let sent: ContactReceipt
  beforeAll(async () => {
    const contact = { name: 'Jörg Größer', company: 'Lager_Haus 100% Nord' }
    const letter = {
      email: 'jg_lager@nord.example',
      phone: '040 / 66 96-912',
      message: 'Haben Sie einen Schubmaststapler?',
    }
    sent = (await send({ ...contact, ...letter })).data
    await send({ name: 'Nora Unbeteiligt' })
  })

  const found = async (search: string) =>
    (await listed(new URLSearchParams({ search }).toString())).map(({ id }) => id)

  it.each([
    ['a name', 'größer'],
    ['a name without its umlauts', 'joerg groesser'],
    ['part of a company', 'haus 100%'],
    ['an address', 'JG_Lager@nord.example'],
    ['a word of the message', 'schubmast'],
    ['words out of several fields', 'nord größer schubmaststapler'],
  ])('finds an inquiry by %s: %s', async (_what, search) => {
    expect(await found(search)).toEqual([sent.id])
  })

  it.each([
    '040 6696912',
    '+49 40 6696-912',
    '0049 (0)40-6696912',
    '040',
    '6696 912',
    '6912',
    'größer 040 66 96 912 schubmaststapler',
  ])('finds an inquiry by its telephone number, however it is written: %s', async (search) => {
    expect(await found(search)).toEqual([sent.id])
  })

  it('finds no other telephone number', async () => {
    expect(await found('040 6696913')).toEqual([])
    expect(await found('+43 40 6696912')).toEqual([])
    expect(await found('nora 040 6696912')).toEqual([])
  })

  it('finds an inquiry by its receipt', async () => {
    expect(await found(sent.receipt)).toEqual([sent.id])
    expect(await found(sent.receipt.toLowerCase())).toEqual([sent.id])
    expect(await found(sent.receipt.toLowerCase().replace(/-0+/, '-'))).toEqual([sent.id])
  })

  it.each(['größer unbeteiligt', 'jg%lager', 'lager.haus'])(
    'finds nothing by „%s“',
    async (search) => {
      expect(await found(search)).toEqual([])
    },
  )

  it('counts what it found, and an empty one finds everything', async () => {
    const { pagination } = await test.get('/api/contact?search=schubmast&limit=1', test.token)
    expect(pagination).toEqual({ page: 1, limit: 1, total: 1, totalPages: 1 })
    expect((await found(' ')).length).toBeGreaterThan(1)
  })

  it('goes with a status and with the folder for spam', async () => {
    const inStatus = async (query: string) =>
      (await listed(`search=schubmast&${query}`)).map(({ id }) => id)
    expect(await inStatus('status=new')).toEqual([sent.id])
    expect(await inStatus('status=closed')).toEqual([])
    expect(await inStatus('spam=true')).toEqual([])
  })
})
