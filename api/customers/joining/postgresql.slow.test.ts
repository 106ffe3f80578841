import { describe, expect, it } from 'vitest'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { Today } from '../../../shared/inquiries/today.ts'
import { appOnPostgresql } from '../../tests/app-on-postgresql.ts'
import { findPostgresql } from '../../tests/postgresql.ts'

describe.skipIf(!findPostgresql())('joining with PostgreSQL', () => {
  const on = appOnPostgresql({ CONTACT_LIMIT: '0' })

  const call = <Data>(method: string, path: string, body?: Record<string, unknown>) =>
    on.test.call<Data>(method, `/api/contact${path}`, { token: on.test.token, body })
  const ask = async (name: string, message: string) => {
    const email = 'gemeinsam@firma.example'
    return (await call<{ id: number }>('POST', '', { name, email, message })).data.id
  }
  const texts = async (id: number) =>
    (await call<InquiryDetail>('GET', `/${id}`)).data.messages.map(({ text }) => text)

  it('joins once whoever does it at the same moment, in both directions, and parts again', async () => {
    const older = await ask('Anke', 'Was kostet der Stapler?')
    const younger = await ask('Anke', 'Noch was: mit Kabine?')
    const third = await ask('Anke', 'Und wann geliefert?')
    const answers = await Promise.all([
      call<InquiryDetail>('POST', `/${younger}/join`, { into: older }),
      call<InquiryDetail>('POST', `/${older}/join`, { into: younger }),
      call<InquiryDetail>('POST', `/${younger}/join`, { into: older }),
      call<InquiryDetail>('POST', `/${third}/join`, { into: younger }),
    ])
    expect(answers.slice(0, 3).map(({ status, data }) => [status, data.id])).toEqual(
      Array(3).fill([200, older]),
    )
    await call('POST', `/${third}/join`, { into: older })
    expect((await texts(older)).toSorted()).toEqual([
      'Noch was: mit Kabine?',
      'Und wann geliefert?',
    ])
    await call('POST', `/${younger}/part`)
    expect((await call<InquiryDetail>('GET', `/${younger}`)).data.id).toBe(younger)
    expect(await texts(older)).not.toContain('Noch was: mit Kabine?')
  })

  it('leaves in „Heute“ where it stood what nobody has answered', async () => {
    const older = await ask('Dörte', 'Ist der Kleine noch da?')
    const younger = await ask('Dörte', 'Bitte um Rückruf')
    const kind = async () => {
      const { items } = (await on.test.get<Today>('/api/today', on.test.token)).data
      return items.find(({ inquiry }) => inquiry.id === older)?.kind
    }
    const before = await kind()
    await call('POST', `/${younger}/join`, { into: older })
    expect(before).toMatch(/^(fresh|unanswered)$/)
    expect(await kind()).toBe(before)
  })

  it('joins enquiries that both have offers, whichever is named first', async () => {
    const machine = await on.test.addProduct()
    for (let pair = 0; pair < 5; pair++) {
      const ids = [await ask('Clara', `Noch da? ${pair}`), await ask('Clara', `Der rote? ${pair}`)]
      for (const id of ids) await call('POST', `/${id}/offers`, { productIds: [machine.id] })
      const [older = 0, younger = 0] = ids
      const answers = await Promise.all([
        call('POST', `/${younger}/join`, { into: older }),
        call('POST', `/${older}/join`, { into: younger }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
    }
  })

  it('stores nothing with an enquiry that is being joined', async () => {
    const older = await ask('Bernd', 'Ist der Diesel noch da?')
    const younger = await ask('Bernd', 'Ich meine den roten')
    const note = { kind: 'note', text: 'Gerade angerufen' }
    const [joined, noted] = await Promise.all([
      call('POST', `/${younger}/join`, { into: older }),
      call('POST', `/${younger}/messages`, note),
    ])
    expect(joined.status).toBe(200)
    expect([201, 409]).toContain(noted.status)
    expect((await texts(older)).includes('Gerade angerufen')).toBe(noted.status === 201)
  })
})
