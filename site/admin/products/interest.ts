import { type Interested, interested } from '../../../shared/alerts/search-alert.ts'
import { formatCount } from '../../../shared/format.ts'
import { load } from '../data/api.ts'

/** Who looks for a machine as it is saved. */
export const findInterested = (productId: number) =>
  load(interested, `/products/${productId}/interested`)

/** `2 Suchaufträge und eine offene Anfrage passen zu dieser Maschine.`; empty where nobody does. */
export function interestText({ alerts, inquiryCount }: Interested): string {
  const parts = [
    alerts > 0 && formatCount(alerts, 'Suchauftrag', 'Suchaufträge'),
    inquiryCount > 0 && formatCount(inquiryCount, 'offene Anfrage', 'offene Anfragen'),
  ].filter((part) => part !== false)
  if (parts.length === 0) return ''
  const isOne = alerts + inquiryCount === 1
  return `${parts.join(' und ')} ${isOne ? 'passt' : 'passen'} zu dieser Maschine.`
}
