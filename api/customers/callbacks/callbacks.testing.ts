import type { CallbackSlot } from '../../../shared/inquiries/callback-slots.ts'
import type { ContactReceipt } from '../../../shared/inquiries/contact-input.ts'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import { mailedApp } from '../../tests/mailed-app.ts'

/** A dealer whose customers ask to be called back. */
export async function createCallbackTest() {
  const test = await mailedApp({ TRUST_PROXY: 'true', SITE_URL: 'https://stapler.example' })
  let customers = 0
  const offered = async () =>
    (await test.get<{ slots: CallbackSlot[] }>('/api/callback-slots')).data.slots
  // It may run out while a test goes on.
  const [nearest] = await offered()
  const slots = async () => (await offered()).filter(({ start }) => start !== nearest?.start)
  return {
    test,
    /** Each customer has a network of their own. */
    ask(changes: Record<string, unknown>, network = `10.0.${customers + 1}.1`) {
      const body = {
        name: `Kunde ${++customers}`,
        email: `kunde${customers}@firma.example`,
        phone: `040 66969-${300 + customers}`,
        callback: true,
        ...changes,
      }
      const headers = { 'X-Forwarded-For': network }
      return test.call<ContactReceipt>('POST', '/api/contact', { body, headers })
    },
    slots,
    async first(): Promise<CallbackSlot> {
      const [slot] = await slots()
      if (!slot) throw new Error('The demo dealer can always be called')
      return slot
    },
    read: async (id: number) =>
      (await test.get<InquiryDetail>(`/api/contact/${id}`, test.token)).data,
  }
}
