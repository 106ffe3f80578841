import type { Inquiry, InquiryDetail, JoinedInquiry } from '../../../shared/inquiries/inquiry.ts'
import type { Today } from '../../../shared/inquiries/today.ts'
import { createPersonsTest } from '../persons/persons.testing.ts'

/** The application with what a test of joined inquiries asks of it. */
export async function createJoiningTest() {
  const persons = await createPersonsTest()
  const { test, inquireWith } = persons
  const { token } = test

  const join = (id: number, into: number, as = token) =>
    test.call<InquiryDetail>('POST', `/api/contact/${id}/join`, { token: as, body: { into } })
  const part = (id: number) =>
    test.call<InquiryDetail>('POST', `/api/contact/${id}/part`, { token })
  const read = (id: number) => test.get<JoinedInquiry>(`/api/contact/${id}`, token)
  const listed = async (query = '') =>
    (await test.get<Inquiry[]>(`/api/contact?limit=1000&${query}`, token)).data
  const today = async () => (await test.get<Today>('/api/today', token)).data
  const lineOf = async (id: number) => (await today()).items.find((item) => item.inquiry.id === id)
  const put = (id: number, body: Record<string, unknown>) =>
    test.call<InquiryDetail>('PUT', `/api/contact/${id}`, {
      token,
      body,
      headers: { 'If-Match': '*' },
    })
  const note = (id: number, body: Record<string, unknown>) =>
    test.call('POST', `/api/contact/${id}/messages`, { token, body })

  let customers = 0
  const somebody = () => `dazu${++customers}@firma.example`

  /** An enquiry, and what the same person added to it a little later. */
  async function twice() {
    const email = somebody()
    const linde = await test.addProduct()
    const still = await test.addProduct()
    const older = await inquireWith({ email }, linde)
    const younger = await inquireWith(
      { email, message: 'Noch was: gibt es den mit Kabine?' },
      still,
    )
    return { email, linde, still, older, younger }
  }

  return { ...persons, token, join, part, read, listed, today, lineOf, put, note, somebody, twice }
}
