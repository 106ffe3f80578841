import { expect, it } from 'vitest'
import type { Inquiry } from '../../../../shared/inquiries/inquiry.ts'
import { demoDealer } from '../../../../shared/testing/dealer.ts'
import { replyLink } from './Letter.tsx'

const inquiry: Inquiry = {
  id: 42,
  customer: null,
  receipt: 'A-2026-00042',
  name: 'Erika Beispiel',
  company: '=HYPERLINK("http://example.test")',
  email: 'erika@beispiel.example',
  phone: '+49 (40) 66969-105',
  message: 'Erste Zeile; "zitiert"\nZweite Zeile',
  callback: true,
  callbackAt: null,
  concern: 'miete',
  deliveryPostcode: null,
  language: 'de',
  productId: null,
  productTitle: 'Linde H30D',
  product: null,
  products: [
    { id: null, title: 'Linde H30D', quantity: 1, available: false },
    { id: 2, title: 'Still RX 20', quantity: 2, available: true },
  ],
  source: 'website',
  status: 'closed',
  stage: 'lost',
  lostReason: 'price',
  lostNote: 'Still war 2.000 € billiger',
  ownerId: 3,
  owner: 'Sven Verkauf',
  nextStep: null,
  answerDueAt: '2026-03-02T12:00:00.000Z',
  firstAnsweredAt: null,
  duplicateOf: null,
  spam: false,
  suspicious: false,
  notes: '',
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
}

it('answers with the receipt number and the quoted message', () => {
  const link = new URL(replyLink(inquiry, demoDealer))
  expect(decodeURIComponent(link.pathname)).toBe('erika@beispiel.example')
  expect(link.searchParams.get('subject')).toBe(
    'Ihre Anfrage A-2026-00042: Linde H30D und 1 weiteres Gerät',
  )
  expect(link.searchParams.get('body')).toContain('> Erste Zeile; "zitiert"\r\n> Zweite Zeile')
})

it('keeps a long message short enough for mail programs', () => {
  expect(replyLink({ ...inquiry, message: 'x'.repeat(5000) }, demoDealer).length).toBeLessThan(2000)
})

it('is begun in English for who has asked in English, with a number that can be called from abroad', () => {
  const link = new URL(replyLink({ ...inquiry, language: 'en' }, demoDealer))
  expect(link.searchParams.get('subject')).toMatch(/^Your enquiry /)
  const body = link.searchParams.get('body') ?? ''
  expect(body).toMatch(/^Dear Erika Beispiel,\r\n\r\nThank you for your enquiry\./)
  expect(body).toContain('+49 40 66969-100')
  expect(body).toMatch(/On \d+ \w+ 2026 at \d\d:\d\d you wrote:/)
})
