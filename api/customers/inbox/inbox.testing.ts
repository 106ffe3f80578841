import { demoSettings } from '../../../shared/dealer/company.ts'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import type { Message } from '../../../shared/inquiries/message.ts'
import type { Today } from '../../../shared/inquiries/today.ts'
import type { InboxStatus } from '../../../shared/mail/inbox.ts'
import { mailOf, TestMailbox } from '../../tests/dovecot.ts'
import { mailedApp } from '../../tests/mailed-app.ts'

/**
 * A dealer whose mailbox is read, and customers who write to it.
 * @param envOf environment variables beyond those that every test has
 */
export async function createInboxTest(
  envOf: (mailbox: TestMailbox) => Record<string, string> = () => ({}),
) {
  const mailbox = await TestMailbox.start()
  const test = await mailedApp({ IMAP_URL: mailbox.url, ...envOf(mailbox) })
  const { token } = test
  let [customers, mails] = [0, 0]
  const post = <Data>(path: string, body?: object) =>
    test.call<Data>('POST', `/api${path}`, { token, body })

  return {
    test,
    mailbox,
    post,
    /** Lets mails of strangers become inquiries. */
    takeNew: () =>
      test.call('PUT', '/api/settings', {
        token,
        body: { mail: { ...demoSettings.mail, takeNew: true } },
      }),
    /** An inquiry of a customer of its own. */
    async inquire(more: object = {}) {
      const email = `kunde${++customers}@firma.example`
      const body = { name: 'Erika Muster', email, message: 'Was kostet das?', ...more }
      const { data } = await test.call<{ id: number; receipt: string }>('POST', '/api/contact', {
        body,
      })
      return { ...data, email }
    },
    /** Answers an inquiry. @returns the Message-ID of what went out */
    async reply(inquiry: number): Promise<string> {
      const body = { kind: 'reply', subject: 'Ihre Anfrage', text: 'Der Stapler ist noch da.' }
      const { data } = await post<Message>(`/contact/${inquiry}/messages`, body)
      await test.outbox?.run()
      const [row] = await test.query<{ message_id: string }>(
        `select message_id from mail where kind = 'reply' and about = '${data.id}'`,
      )
      return row?.message_id ?? ''
    },
    read: async (id: number) => (await test.get<InquiryDetail>(`/api/contact/${id}`, token)).data,
    received: async (id: number) =>
      (await test.get<InquiryDetail>(`/api/contact/${id}`, token)).data.messages.filter(
        ({ kind }) => kind === 'received',
      ),
    /** What stands under Heute of an inquiry. */
    async today(id: number) {
      const { data } = await test.get<Today>('/api/today', token)
      return data.items.filter(({ inquiry }) => inquiry.id === id).map(({ kind }) => kind)
    },
    /** A mail comes in. @param lines of its head, beside those that every mail has */
    comes(lines: Record<string, string>, text = 'Wann kann ich ihn sehen?', at = new Date()) {
      const id = `<${++mails}@firma.example>`
      const head = { Date: at.toUTCString(), 'Message-ID': id, Subject: 'Re: Ihre Anfrage' }
      mailbox.deliver(mailOf({ ...head, ...lines }, text), at)
    },
    status: async () => (await test.get<InboxStatus>('/api/mail/inbox', token)).data,
    /** Reads the mailbox now. */
    async fetch(): Promise<InboxStatus> {
      test.inbox?.start()
      return (await post<InboxStatus>('/mail/inbox')).data
    },
    async close() {
      await test.close()
      await mailbox.remove()
    },
  }
}

export type InboxTest = Awaited<ReturnType<typeof createInboxTest>>
