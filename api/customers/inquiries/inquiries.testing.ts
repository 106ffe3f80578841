import type { ContactReceipt } from '../../../shared/inquiries/contact-input.ts'
import type { Inquiry, InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import { MailEntity } from '../../base/work/mail/mail.entity.ts'
import { createTestApp } from '../../tests/test-app.ts'
import { createFormTokens } from '../intake/spam-signs.ts'

const WITH_MAIL = {
  CONTACT_LIMIT: '0',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'post@elbstapler.example',
  MAIL_TO: 'verkauf@elbstapler.example',
}

export const plausible = {
  name: ' Erika Muster ',
  email: 'erika@firma.example',
  message: 'Ist der Stapler noch zu haben?',
}

/** An application whose mail server cannot be reached, and what tests ask it about inquiries. */
export async function createInquiryTest() {
  const test = await createTestApp(WITH_MAIL)
  let customers = 0
  return {
    test,
    /** Each inquiry comes from a customer of its own. */
    send(changes: Record<string, unknown> = {}) {
      const email = `kunde${++customers}@firma.example`
      const body = { ...plausible, email, ...changes }
      return test.call<ContactReceipt>('POST', '/api/contact', { body })
    },
    read: async (id: number) =>
      (await test.get<InquiryDetail>(`/api/contact/${id}`, test.token)).data,
    /** @param seen the version that was edited, or `*` for any */
    change: (id: number, body: Record<string, unknown>, seen = '*') =>
      test.call<InquiryDetail>('PUT', `/api/contact/${id}`, {
        token: test.token,
        body,
        headers: { 'If-Match': seen === '*' ? seen : `"${seen}"` },
      }),
    listed: async (query = '') =>
      (await test.get<Inquiry[]>(`/api/contact?limit=1000&${query}`, test.token)).data,
    mailsOf: (inquiry: number) =>
      test.database.orm.em.fork().find(MailEntity, { about: String(inquiry) }),
    /** A form token of so many milliseconds ago. */
    tokenFrom: (ago: number) => createFormTokens(test.database.orm, () => Date.now() - ago).issue(),
  }
}
